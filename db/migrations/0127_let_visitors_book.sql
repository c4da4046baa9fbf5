-- A visitor chooses a time first and opens the account afterwards. One browser holds one time: for five minutes, and from the form
-- until the address is confirmed for twenty. Such a time is taken in the dietitian's calendar alone, because nobody is booked yet.
create table visitor_holds (
  id uuid primary key default uuidv7(),
  -- The hash of the cookie that identifies the browser.
  browser_hash text not null unique,
  -- Stands in for the network address, to count what one address holds.
  address_mark text not null,
  -- The account at the address in the form, confirmed or not, or the person who has signed in since; null until then.
  person_id uuid references users on delete cascade,
  dietitian_id uuid not null references users on delete cascade,
  service_id uuid not null references services on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- From the form.
  mode text check (mode in ('video', 'in-person')),
  zone text,
  -- The form was sent: the time is reserved until the address is confirmed.
  is_sent boolean not null default false,
  made_at timestamptz not null,
  held_until timestamptz not null,
  check (ends_at > starts_at),
  check (not is_sent or num_nulls(person_id, mode, zone) = 0)
);
create index visitor_holds_person on visitor_holds (person_id);
create index visitor_holds_dietitian on visitor_holds (dietitian_id);
create index visitor_holds_service on visitor_holds (service_id);
create index visitor_holds_address on visitor_holds (address_mark);
alter table visitor_holds enable row level security, force row level security;
-- Neither the dietitian nor the person reads a row: the server does, as the system, with the browser's cookie.
create policy visitor_holds_keep on visitor_holds for all to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
-- The functions below, which belong to nabta_reader.
create policy visitor_holds_use on visitor_holds to nabta_reader using (true);
grant select, delete,
  insert (browser_hash, address_mark, dietitian_id, service_id, starts_at, ends_at, made_at, held_until),
  update (held_until)
  on visitor_holds to nabta_app;
grant select, delete, update (person_id, mode, zone, is_sent, held_until) on visitor_holds to nabta_reader;

alter table taken_times
  add column visitor_id uuid references visitor_holds on delete cascade,
  drop constraint taken_times_check,
  add constraint taken_times_for_one check (num_nonnulls(appointment_id, holder_id, visitor_id) <= 1),
  add constraint taken_times_visitor_ends check (visitor_id is null or held_until is not null);
create index taken_times_visitor on taken_times (visitor_id) where visitor_id is not null;
grant select (visitor_id), insert (visitor_id) on taken_times to nabta_reader;

-- Takes the time of a row of visitor_holds, unless somebody else has it.
create function app.take_for_visitor(hold uuid, now_at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  held visitor_holds;
  taken integer;
begin
  if app.actor() <> 'system' then raise exception 'only the system holds times for visitors'; end if;
  select * into strict held from visitor_holds where id = hold;
  delete from taken_times where person_id = held.dietitian_id and during && tstzrange(held.starts_at, held.ends_at)
    and held_until <= now_at;
  insert into taken_times (person_id, during, held_until, visitor_id)
    values (held.dietitian_id, tstzrange(held.starts_at, held.ends_at), held.held_until, held.id)
    on conflict on constraint taken_times_once do nothing;
  get diagnostics taken = row_count;
  return taken = 1;
end $$;
alter function app.take_for_visitor owner to nabta_reader;
revoke execute on function app.take_for_visitor from public;
grant execute on function app.take_for_visitor to nabta_app;

-- The form was sent: the browser's time is reserved for this account until the address is confirmed. Whether the account existed
-- before makes no difference.
create function app.reserve_for_visitor(browser text, dietitian uuid, service uuid, starts timestamptz, person uuid, way text, clock text,
    until timestamptz, now_at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  held uuid;
begin
  update visitor_holds set person_id = person, mode = way, zone = clock, is_sent = true, held_until = until
    where browser_hash = browser and dietitian_id = dietitian and service_id = service and starts_at = starts and held_until > now_at
    returning id into held;
  if held is null then return false; end if;
  -- One account has one time, as one browser has: an earlier one is freed.
  delete from visitor_holds where person_id = person and id <> held;
  update taken_times set held_until = until where visitor_id = held;
  return true;
end $$;
alter function app.reserve_for_visitor owner to nabta_reader;
revoke execute on function app.reserve_for_visitor from public;
grant execute on function app.reserve_for_visitor to nabta_app;

-- Whoever signs in in the browser that holds a time goes on with it.
create function app.adopt_visitor_hold(browser text) returns void
  language sql security definer
begin atomic
  update visitor_holds set person_id = app.person() where browser_hash = browser and person_id is null and app.person() is not null;
end;
alter function app.adopt_visitor_hold owner to nabta_reader;
revoke execute on function app.adopt_visitor_hold from public;
grant execute on function app.adopt_visitor_hold to nabta_app;

-- The caller has confirmed the address: ends the reservation, which is to be booked in this transaction, and returns it. An expired
-- one is deleted without being returned.
create function app.end_visitor_hold(now_at timestamptz)
  returns table (dietitian_id uuid, service_id uuid, starts_at timestamptz, ends_at timestamptz, mode text, zone text)
  language sql volatile security definer
begin atomic
  with ended as (delete from visitor_holds where person_id = app.person()
    returning visitor_holds.dietitian_id, visitor_holds.service_id, visitor_holds.starts_at, visitor_holds.ends_at, visitor_holds.mode,
      visitor_holds.zone, is_sent, held_until)
  select ended.dietitian_id, ended.service_id, ended.starts_at, ended.ends_at, ended.mode, ended.zone from ended
    where is_sent and held_until > now_at order by held_until desc limit 1;
end;
alter function app.end_visitor_hold owner to nabta_reader;
revoke execute on function app.end_visitor_hold from public;
grant execute on function app.end_visitor_hold to nabta_app;

-- Times in the caller's own calendar that visitors hold. Her calendar leaves them out.
create function app.times_of_visitors(now_at timestamptz) returns table (starts timestamptz, ends timestamptz)
  language sql stable security definer
begin atomic
  select starts_at, ends_at from visitor_holds where dietitian_id = app.person() and held_until > now_at;
end;
alter function app.times_of_visitors owner to nabta_reader;
revoke execute on function app.times_of_visitors from public;
grant execute on function app.times_of_visitors to nabta_app;

-- A time that the caller held as a visitor is free for the caller. Otherwise these functions are as before.
create or replace function app.busy_times(person uuid, from_at timestamptz, to_at timestamptz, now_at timestamptz)
  returns table (starts timestamptz, ends timestamptz)
  language sql stable security definer
begin atomic
  select lower(taken.during), upper(taken.during) from taken_times as taken
    where taken.person_id = busy_times.person
      and taken.during && tstzrange(busy_times.from_at, busy_times.to_at)
      and (taken.held_until is null or taken.held_until > busy_times.now_at)
      and (taken.holder_id is null or taken.holder_id is distinct from (select app.person()))
      and (taken.visitor_id is null
        or not exists (select from visitor_holds where visitor_holds.id = taken.visitor_id and person_id = (select app.person())))
    order by lower(taken.during);
end;

create or replace function app.take_times(patient uuid, dietitian uuid, span tstzrange, until timestamptz, now_at timestamptz)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  taken integer;
begin
  delete from visitor_holds where person_id = patient;
  delete from taken_times where holder_id = patient
    or (person_id in (patient, dietitian) and during && span and held_until <= now_at);
  insert into taken_times (person_id, during, held_until, holder_id)
    select person, span, until, patient from unnest(array[least(patient, dietitian), greatest(patient, dietitian)]) as person
    on conflict on constraint taken_times_once do nothing;
  get diagnostics taken = row_count;
  return taken = 2;
end $$;

create or replace function app.keep_times() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  is_live boolean := new.status in ('pending', 'confirmed');
  was_live boolean := tg_op = 'UPDATE' and old.status in ('pending', 'confirmed');
  span tstzrange := tstzrange(new.starts_at, new.ends_at);
  wanted tstzrange;
  moved integer;
begin
  -- Patients learn the way to a practice only by an appointment there.
  if new.mode = 'in-person' and is_live and (tg_op = 'INSERT' or (old.status = 'pending' and new.status = 'confirmed')) then
    select dietitian_profiles.city, dietitian_profiles.address into new.city, new.location
      from dietitian_profiles where user_id = new.dietitian_id;
  end if;
  if tg_op = 'INSERT' then
    if is_live then
      if new.booked_by = 'patient' then
        delete from visitor_holds where person_id = new.patient_id;
      end if;
      delete from taken_times where (holder_id = new.patient_id and new.booked_by = 'patient')
        or (person_id in (new.patient_id, new.dietitian_id) and during && span and held_until <= new.changed_at);
      -- In the same order for all, so that no two wait for each other.
      insert into taken_times (person_id, during, held_until, appointment_id) values
        (least(new.patient_id, new.dietitian_id), span, new.lapses_at, new.id),
        (greatest(new.patient_id, new.dietitian_id), span, new.lapses_at, new.id);
    end if;
    return new;
  end if;
  -- What was completed on its dietitian's word ends all the same if it comes out that she was not there.
  if new.status <> old.status and (old.status, new.status) not in
      (('pending', 'confirmed'), ('pending', 'cancelled'), ('confirmed', 'cancelled'), ('confirmed', 'completed'))
      and not (old.status = 'completed' and new.status = 'cancelled' and new.ending = 'dietitian_absent') then
    raise exception 'an appointment does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  -- What is over is not moved any more.
  if not is_live then
    new.wanted_at := null;
    new.wanted_since := null;
    new.wanted_until := null;
  end if;
  if was_live and not is_live then
    delete from taken_times where appointment_id = new.id;
  elsif is_live and (new.starts_at, new.ends_at, new.wanted_at, new.wanted_until)
      is distinct from (old.starts_at, old.ends_at, old.wanted_at, old.wanted_until) then
    if new.wanted_at is not null then
      wanted := tstzrange(new.wanted_at, new.wanted_at + (new.ends_at - new.starts_at));
    end if;
    delete from taken_times where person_id in (new.patient_id, new.dietitian_id) and (during && span or during && wanted)
      and held_until <= new.changed_at and appointment_id is distinct from new.id;
    delete from taken_times where holder_id = app.person();
    delete from visitor_holds where person_id = app.person();
    -- Of what is agreed on, the wanted time alone is held for a while.
    if old.wanted_at is not null then
      delete from taken_times where appointment_id = new.id and held_until is not null;
    end if;
    update taken_times set during = span, held_until = new.lapses_at where appointment_id = new.id;
    get diagnostics moved = row_count;
    if wanted is not null then
      -- As long as the other, so that what is left of it beside the other is in one piece.
      insert into taken_times (person_id, during, held_until, appointment_id)
        select person, wanted - span, new.wanted_until, new.id from unnest(array[new.patient_id, new.dietitian_id]) as person;
    end if;
  elsif is_live and new.lapses_at is distinct from old.lapses_at then
    -- The time stays, and is held until another moment, or for good.
    update taken_times set held_until = new.lapses_at where appointment_id = new.id;
    get diagnostics moved = row_count;
  end if;
  -- A request that had lapsed has given its time to somebody else.
  if moved < 2 then raise exception 'somebody else was faster' using errcode = 'serialization_failure'; end if;
  return new;
end $$;
