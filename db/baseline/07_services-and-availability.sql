-- The services of dietitians, the opening hours of their practices, and the times that are booked or held.

-- A deleted service remains for the appointments that were booked with it, with deleted_at set.
create table services (
  id uuid primary key default uuidv7(),
  dietitian_id uuid not null references users on delete cascade,
  slug text not null,
  name text not null,
  description text not null,
  minutes smallint not null check (minutes between 15 and 180),
  price_halalas integer not null check (price_halalas >= 0),
  platform text not null check (platform in ('in-person', 'zoom', 'google-meet', 'both')),
  is_active boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  -- The texts in the dietitian's other language.
  other_name text,
  other_description text,
  -- The dietitian marks services for a first visit, and sets the order in which patients see them.
  is_initial boolean not null default false,
  position smallint not null default 0,
  unique (dietitian_id, slug)
);
alter table services enable row level security, force row level security;
create policy services_own on services for all to nabta_app
  using (dietitian_id = (select app.person()) or (select app.actor()) = 'system')
  with check (dietitian_id = (select app.person()) or (select app.actor()) = 'system');
create policy services_admin on services for select to nabta_app using ((select app.role()) = 'admin');
create trigger services_assert_address before insert or update on services
  for each row execute function app.assert_practice_address();
grant select, delete,
  insert (dietitian_id, slug, name, description, minutes, price_halalas, platform, is_active, created_at, updated_at, other_name,
    other_description, is_initial, position),
  update (name, description, minutes, price_halalas, platform, is_active, updated_at, deleted_at, other_name, other_description,
    is_initial, position)
  on services to nabta_app;

-- Opening hours are local times in the practice's zone: [[{"from":"09:00","to":"17:00"}], …], beginning with Sunday. An end that is
-- not after its start is on the next day.
create table availabilities (
  user_id uuid primary key references users on delete cascade,
  zone text not null,
  weekly jsonb not null check (jsonb_typeof(weekly) = 'array' and jsonb_array_length(weekly) = 7),
  buffer_minutes smallint not null check (buffer_minutes between 0 and 120),
  notice_minutes integer not null check (notice_minutes between 0 and 20160),
  horizon_days smallint not null check (horizon_days between 7 and 180),
  increment_minutes smallint not null check (increment_minutes in (5, 10, 15, 20, 30, 60)),
  most_per_day smallint check (most_per_day between 1 and 50),
  most_per_patient smallint not null check (most_per_patient between 1 and 20),
  takes_at_once boolean not null,
  updated_at timestamptz not null,
  -- A dietitian may refund more than the platform's rules, in platform_settings, do. All three are set, or none.
  refund_whole_hours smallint check (refund_whole_hours between 0 and 168),
  refund_part_hours smallint,
  refund_part_percent smallint check (refund_part_percent between 0 and 100),
  check (refund_part_hours between 0 and refund_whole_hours),
  check (num_nulls(refund_whole_hours, refund_part_hours, refund_part_percent) in (0, 3))
);
alter table availabilities enable row level security, force row level security;
create policy availabilities_own on availabilities for all to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
-- An admin who makes somebody a dietitian creates that person's opening hours.
create policy availabilities_admin_opens on availabilities for insert to nabta_app
  with check ((select app.role()) = 'admin');
grant select, delete,
  insert (user_id, zone, weekly, buffer_minutes, notice_minutes, horizon_days, increment_minutes, most_per_day, most_per_patient,
    takes_at_once, updated_at, refund_whole_hours, refund_part_hours, refund_part_percent),
  update (zone, weekly, buffer_minutes, notice_minutes, horizon_days, increment_minutes, most_per_day, most_per_patient,
    takes_at_once, updated_at, refund_whole_hours, refund_part_hours, refund_part_percent)
  on availabilities to nabta_app;

-- Days that differ from the usual week: closed, with other hours instead, or with extra hours.
create table hour_exceptions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('closed', 'instead', 'extra')),
  from_on date not null,
  to_on date not null,
  weekdays smallint[] check (weekdays <@ '{0,1,2,3,4,5,6}'),
  hours jsonb not null default '[]' check (jsonb_typeof(hours) = 'array'),
  label text not null default '',
  made_at timestamptz not null,
  check (to_on >= from_on and to_on - from_on <= 366),
  check ((kind = 'closed') = (jsonb_array_length(hours) = 0))
);
create index hour_exceptions_user on hour_exceptions (user_id, to_on);
alter table hour_exceptions enable row level security, force row level security;
create policy hour_exceptions_own on hour_exceptions for all to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (user_id, kind, from_on, to_on, weekdays, hours, label, made_at),
  update (kind, from_on, to_on, weekdays, hours, label)
  on hour_exceptions to nabta_app;

-- Nobody has two appointments at the same time. A time that is booked, or held while somebody books it, has one row for each of the
-- two people. Booking writes the rows, and the search for free times reads them. The fill factor leaves room for the new version of a
-- row beside the old one.
create table taken_times (
  id uuid primary key default uuidv7(),
  person_id uuid not null references users on delete cascade,
  during tstzrange not null check (not isempty(during)),
  held_until timestamptz,
  -- What the time is for: an appointment, or a booking that the holder is filling in.
  appointment_id uuid,
  holder_id uuid references users on delete cascade,
  check (num_nonnulls(appointment_id, holder_id) <= 1),
  check (holder_id is null or held_until is not null),
  -- The constraint's index also finds a person's times. No index contains held_until, so answering a request changes none.
  constraint taken_times_once exclude using gist (person_id with =, during with &&)
) with (fillfactor = 85);
create index taken_times_appointment on taken_times (appointment_id);
create index taken_times_holder on taken_times (holder_id) where holder_id is not null;
alter table taken_times enable row level security, force row level security;
create policy taken_times_own on taken_times for select to nabta_app
  using (person_id = (select app.person()) or (select app.actor()) = 'system');
create policy taken_times_forget on taken_times for delete to nabta_app using ((select app.actor()) = 'system');
-- Functions of nabta_reader book, move and free times, and find when others are busy.
create policy taken_times_busy on taken_times for select to nabta_reader using (true);
create policy taken_times_take on taken_times for insert to nabta_reader with check (true);
create policy taken_times_move on taken_times for update to nabta_reader using (true);
create policy taken_times_free on taken_times for delete to nabta_reader using (true);
grant select, delete on taken_times to nabta_app;
grant select, delete,
  select (person_id, during, held_until),
  insert (person_id, during, held_until, appointment_id, holder_id),
  update (during, held_until)
  on taken_times to nabta_reader;

-- When a person cannot be booked, without saying by whom. A time that the caller holds is free for the caller.
create function app.busy_times(person uuid, from_at timestamptz, to_at timestamptz, now_at timestamptz)
  returns table (starts timestamptz, ends timestamptz)
  language sql stable security definer
begin atomic
  select lower(taken.during), upper(taken.during) from taken_times as taken
    where taken.person_id = busy_times.person
      and taken.during && tstzrange(busy_times.from_at, busy_times.to_at)
      and (taken.held_until is null or taken.held_until > busy_times.now_at)
      and (taken.holder_id is null or taken.holder_id is distinct from (select app.person()))
    order by lower(taken.during);
end;
alter function app.busy_times owner to nabta_reader;
revoke execute on function app.busy_times from public;
grant execute on function app.busy_times to nabta_app;

-- Books or holds a time for both people, or for neither. Expired holds, and any other hold of the same patient, are deleted first.
create function app.take_times(patient uuid, dietitian uuid, span tstzrange, until timestamptz, appointment uuid, now_at timestamptz)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  taken integer;
begin
  delete from taken_times where holder_id = patient
    or (person_id in (patient, dietitian) and during && span and held_until <= now_at);
  insert into taken_times (person_id, during, held_until, appointment_id, holder_id)
    select person, span, until, appointment, case when appointment is null then patient end
    from unnest(array[least(patient, dietitian), greatest(patient, dietitian)]) as person
    on conflict on constraint taken_times_once do nothing;
  get diagnostics taken = row_count;
  return taken = 2;
end $$;
alter function app.take_times owner to nabta_reader;
revoke execute on function app.take_times from public;

-- Holds a time while the caller books it. Everybody holds time for themselves only, and one at a time. Opening the same time
-- again while paying for it does not shorten the hold.
create function app.hold_time(dietitian uuid, span tstzrange, until timestamptz, now_at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  held timestamptz;
begin
  select min(held_until) into held from taken_times
    where holder_id = app.person() and person_id in (app.person(), dietitian) and during = span having count(*) = 2;
  if app.take_times(app.person(), dietitian, span, greatest(until, held), null, now_at) then return true; end if;
  delete from taken_times where holder_id = app.person();
  return false;
end $$;
alter function app.hold_time owner to nabta_reader;
revoke execute on function app.hold_time from public;
grant execute on function app.hold_time to nabta_app;

-- Ends the caller's own hold.
create function app.release_time() returns void
  language sql security definer
begin atomic
  delete from taken_times where holder_id = app.person();
end;
alter function app.release_time owner to nabta_reader;
revoke execute on function app.release_time from public;
grant execute on function app.release_time to nabta_app;
