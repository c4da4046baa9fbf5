-- A name may be given in both scripts; this is the one beside the first.
alter table profiles add column other_name text;
grant insert (other_name), update (other_name) on profiles to nabta_app;

alter table dietitian_profiles
  add column title text default 'Registered Dietitian',
  add column bio text not null default '' check (length(bio) <= 1000),
  add column consultation_fee_halalas integer check (consultation_fee_halalas >= 0),
  add column license_expires_on date,
  add column languages text[] not null default '{arabic,english}',
  add column city text,
  add column address text;
grant insert (title, bio, consultation_fee_halalas, license_expires_on, languages, city, address),
  update (title, bio, consultation_fee_halalas, license_expires_on, languages, city, address)
  on dietitian_profiles to nabta_app;
-- An owner who is no superuser sees no rows while row-level security is forced.
alter table dietitian_profiles no force row level security;
update dietitian_profiles set consultation_fee_halalas = hourly_rate_halalas;
alter table dietitian_profiles force row level security;
create policy dietitian_profiles_admin on dietitian_profiles for select to nabta_app
  using ((select app.role()) = 'admin');

-- A face. Every new one has a new id, which leads to it; the bytes lie in the store of files.
create table photos (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  taken_at timestamptz not null
);
alter table photos enable row level security;
alter table photos force row level security;
create policy photos_own on photos for all to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy photos_admin on photos for select to nabta_app using ((select app.role()) = 'admin');
grant select, delete, insert (id, user_id, taken_at) on photos to nabta_app;

-- Where a dietitian stands with the admins. While `submitted_at` is there, an application lies with them: a first one,
-- or, beside `approved`, one that renews the licence. Number and end of the licence are those that an admin has compared.
create table verifications (
  user_id uuid primary key references users on delete cascade,
  status text not null default 'draft' check (status in ('draft', 'submitted', 'approved', 'rejected', 'suspended')),
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  reason text,
  license_number text,
  licensed_until date,
  warned_days smallint,
  check (status <> 'submitted' or submitted_at is not null),
  check (status not in ('approved', 'suspended') or (license_number is not null and licensed_until is not null))
);
create unique index verifications_license on verifications (license_number) where status in ('approved', 'suspended');
create index verifications_waiting on verifications (submitted_at, user_id) where submitted_at is not null;
create index verifications_decided on verifications (status, (coalesce(decided_at, 'epoch'::timestamptz)), user_id);
create index verifications_ending on verifications (licensed_until) where status = 'approved';
alter table verifications enable row level security;
alter table verifications force row level security;
create policy verifications_see on verifications for select to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
-- Whoever registers has a draft; an admin who makes somebody a dietitian opens one for them.
create policy verifications_open on verifications for insert to nabta_app
  with check ((select app.actor()) = 'system'
    or (status = 'draft' and (user_id = (select app.person()) or (select app.role()) = 'admin')));
-- By themselves dietitians come no further than asking.
create policy verifications_ask on verifications for update to nabta_app
  using (user_id = (select app.person()) and status in ('draft', 'rejected', 'submitted', 'approved'))
  with check (status in ('draft', 'rejected', 'submitted', 'approved'));
create policy verifications_decide on verifications for update to nabta_app
  using ((select app.actor()) = 'system' or ((select app.role()) = 'admin' and user_id <> (select app.person())))
  with check (true);
create policy verifications_forget on verifications for delete to nabta_app using ((select app.actor()) = 'system');
grant select, delete,
  insert (user_id, status, submitted_at, decided_at, decided_by, reason, license_number, licensed_until),
  update (status, submitted_at, decided_at, decided_by, reason, license_number, licensed_until, warned_days)
  on verifications to nabta_app;

-- The policy above cannot compare old and new: nobody approves himself, and nobody changes what has been verified.
create function app.assert_verification() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  if app.actor() = 'system' or (app.role() = 'admin' and new.user_id is distinct from app.person())
    or current_user <> 'nabta_app' then
    return new;
  end if;
  if (new.status = 'approved' and old.status <> 'approved')
    or (new.license_number, new.licensed_until, new.decided_at, new.decided_by, new.reason, new.warned_days)
      is distinct from (old.license_number, old.licensed_until, old.decided_at, old.decided_by, old.reason, old.warned_days)
  then
    raise exception 'only an admin verifies' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger verifications_assert before update on verifications
  for each row execute function app.assert_verification();

-- Whoever decides sees what was decided before.
create policy events_of_practices on events for select to nabta_app
  using ((select app.role()) = 'admin' and subject_type = 'user' and kind like 'practice.%');

-- Evidence. The bytes lie in the store of files, sealed with the owner's key.
create table documents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('license', 'degree', 'insurance', 'certificate', 'other')),
  name text not null,
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes integer not null check (bytes > 0),
  content_hash text not null,
  uploaded_at timestamptz not null,
  verified_at timestamptz
);
create index documents_user on documents (user_id, id);
alter table documents enable row level security;
alter table documents force row level security;
create policy documents_own on documents for all to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check ((user_id = (select app.person()) and verified_at is null) or (select app.actor()) = 'system');
create policy documents_admin on documents for select to nabta_app using ((select app.role()) = 'admin');
create policy documents_verify on documents for update to nabta_app
  using ((select app.role()) = 'admin' and user_id <> (select app.person()));
grant select, delete, insert (id, user_id, kind, name, type, bytes, content_hash, uploaded_at),
  update (verified_at) on documents to nabta_app;

-- What a dietitian sells. One that is deleted stays for the appointments that were booked with it.
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
  unique (dietitian_id, slug)
);
alter table services enable row level security;
alter table services force row level security;
create policy services_own on services for all to nabta_app
  using (dietitian_id = (select app.person()) or (select app.actor()) = 'system')
  with check (dietitian_id = (select app.person()) or (select app.actor()) = 'system');
create policy services_admin on services for select to nabta_app using ((select app.role()) = 'admin');
grant select, delete,
  insert (dietitian_id, slug, name, description, minutes, price_halalas, platform, is_active, created_at, updated_at),
  update (name, description, minutes, price_halalas, platform, is_active, updated_at, deleted_at)
  on services to nabta_app;

-- What takes place in person takes place somewhere, whichever of the two is changed, and whoever changes the other at once.
create function app.assert_practice_address() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  if current_user <> 'nabta_app' then return new; end if;
  if tg_table_name = 'services' then
    if not new.is_active or new.deleted_at is not null or new.platform not in ('in-person', 'both') then return new; end if;
    perform from dietitian_profiles where user_id = new.dietitian_id and city is not null and address <> '' for share;
    if found then return new; end if;
  else
    if new.city is not null and new.address <> '' then return new; end if;
    perform from services where dietitian_id = new.user_id and is_active and deleted_at is null and platform in ('in-person', 'both');
    if not found then return new; end if;
  end if;
  raise exception 'patients come to a place' using errcode = 'check_violation', constraint = 'practice_address_needed';
end $$;
create trigger services_assert_address before insert or update on services
  for each row execute function app.assert_practice_address();
create trigger dietitian_profiles_assert_address before update of city, address on dietitian_profiles
  for each row execute function app.assert_practice_address();

-- Opening hours are wall clock in the practice's zone: [[{"from":"09:00","to":"17:00"}], …] from Sunday on. An end that is
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
  updated_at timestamptz not null
);
alter table availabilities enable row level security;
alter table availabilities force row level security;
create policy availabilities_own on availabilities for all to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy availabilities_admin_opens on availabilities for insert to nabta_app
  with check ((select app.role()) = 'admin');
grant select, delete,
  insert (user_id, zone, weekly, buffer_minutes, notice_minutes, horizon_days, increment_minutes, most_per_day, most_per_patient, takes_at_once, updated_at),
  update (zone, weekly, buffer_minutes, notice_minutes, horizon_days, increment_minutes, most_per_day, most_per_patient, takes_at_once, updated_at)
  on availabilities to nabta_app;

-- Days that are not like the others: closed, with other hours instead, or with extra ones.
create table hour_exceptions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('closed', 'instead', 'extra')),
  from_on date not null,
  to_on date not null,
  weekdays smallint[],
  hours jsonb not null default '[]' check (jsonb_typeof(hours) = 'array'),
  label text not null default '',
  made_at timestamptz not null,
  check (to_on >= from_on and to_on - from_on <= 366),
  check ((kind = 'closed') = (jsonb_array_length(hours) = 0)),
  check (weekdays <@ '{0,1,2,3,4,5,6}')
);
create index hour_exceptions_user on hour_exceptions (user_id, to_on);
alter table hour_exceptions enable row level security;
alter table hour_exceptions force row level security;
create policy hour_exceptions_own on hour_exceptions for all to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (user_id, kind, from_on, to_on, weekdays, hours, label, made_at),
  update (kind, from_on, to_on, weekdays, hours, label) on hour_exceptions to nabta_app;

-- Nobody is twice in one place: one row for each person, whether booked or only held. Booking writes it; slots read it.
create table taken_times (
  id uuid primary key default uuidv7(),
  person_id uuid not null references users on delete cascade,
  during tstzrange not null check (not isempty(during)),
  held_until timestamptz,
  constraint taken_times_once exclude using gist (person_id with =, during with &&)
);
alter table taken_times enable row level security;
alter table taken_times force row level security;
create policy taken_times_own on taken_times for select to nabta_app
  using (person_id = (select app.person()) or (select app.actor()) = 'system');
create policy taken_times_forget on taken_times for delete to nabta_app using ((select app.actor()) = 'system');
create index taken_times_person on taken_times (person_id);
grant select, delete on taken_times to nabta_app;

-- Whom a patient keeps in mind.
create table favorites (
  patient_id uuid not null references users on delete cascade,
  dietitian_id uuid not null references users on delete cascade,
  kept_at timestamptz not null,
  primary key (patient_id, dietitian_id)
);
create index favorites_dietitian on favorites (dietitian_id);
alter table favorites enable row level security;
alter table favorites force row level security;
create policy favorites_own on favorites for all to nabta_app
  using (patient_id = (select app.person()) or (select app.actor()) = 'system')
  with check (patient_id = (select app.person()));
grant select, delete, insert (patient_id, dietitian_id, kept_at) on favorites to nabta_app;

-- What patients see of a dietitian, and nothing else: whoever has no row here is nowhere. A job writes it anew after each
-- change; the database itself takes it away as soon as its dietitian may not be found any more.
create table listings (
  user_id uuid primary key references users on delete cascade,
  rank double precision not null,
  licensed_until date not null,
  calls_from date not null,
  next_call_at timestamptz,
  next_free_at timestamptz,
  written_at timestamptz not null,
  price_halalas integer,
  rating double precision,
  review_count integer not null default 0,
  choices bigint not null,
  by_rating double precision not null generated always as (coalesce(-rating, 1)) stored,
  by_price integer not null generated always as (coalesce(price_halalas, 2147483647)) stored,
  by_soonest timestamptz not null generated always as (coalesce(next_free_at, 'infinity')) stored,
  -- What every search compares is kept as it is in the row itself.
  last_calls timestamptz[] storage main not null,
  traits tsvector storage main not null,
  words tsvector storage main not null,
  name text not null,
  other_name text,
  title text not null,
  specialization text not null,
  experience text not null,
  city text,
  gender text,
  photo_id uuid,
  has_video boolean not null,
  has_in_person boolean not null,
  languages text[] not null,
  zone text not null,
  takes_at_once boolean not null,
  license_number text not null,
  services jsonb not null default '[]',
  certificates jsonb not null default '[]',
  education text not null,
  bio text not null
);
alter table listings enable row level security;
alter table listings force row level security;
create policy listings_see on listings for select to nabta_app using ((select app.actor()) <> '');
create policy listings_write on listings for insert to nabta_app with check ((select app.actor()) = 'system');
create policy listings_change on listings for update to nabta_app using ((select app.actor()) = 'system');
create policy listings_forget on listings for delete to nabta_app using ((select app.actor()) = 'system');
grant select, delete,
  insert (user_id, name, other_name, title, specialization, experience, bio, education, certificates, languages, gender, city, photo_id, zone, license_number, licensed_until, services, price_halalas, has_video, has_in_person, rating, review_count, takes_at_once, next_free_at, next_call_at, calls_from, last_calls, rank, choices, traits, words, written_at),
  update (name, other_name, title, specialization, experience, bio, education, certificates, languages, gender, city, photo_id, zone, license_number, licensed_until, services, price_halalas, has_video, has_in_person, rating, review_count, takes_at_once, next_free_at, next_call_at, calls_from, last_calls, rank, choices, traits, words, written_at)
  on listings to nabta_app;

create policy photos_listed on photos for select to nabta_app
  using (exists (select from listings where listings.user_id = photos.user_id));

create policy verifications_watch on verifications for select to nabta_reader using (true);
create policy listings_watch on listings for select to nabta_reader using (true);
create policy listings_take on listings for delete to nabta_reader using (true);
grant select (user_id, status) on verifications to nabta_reader;
grant select, delete on listings to nabta_reader;

-- Whether somebody may be found at all. The end of the licence depends on the day: whoever asks compares it.
create function app.may_be_listed(person uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select exists (select from users
      where users.id = may_be_listed.person and users.confirmed_at is not null and users.suspended_at is null and users.leaving_at is null)
    and exists (select from user_roles where user_roles.user_id = may_be_listed.person and user_roles.role_type = 'dietitian')
    and exists (select from verifications where verifications.user_id = may_be_listed.person and verifications.status = 'approved');
end;
alter function app.may_be_listed(uuid) owner to nabta_reader;
revoke execute on function app.may_be_listed(uuid) from public;
grant execute on function app.may_be_listed(uuid) to nabta_app;

create function app.unlist() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  person uuid := coalesce(to_jsonb(new) ->> 'user_id', to_jsonb(old) ->> 'user_id', to_jsonb(new) ->> 'id');
begin
  perform pg_advisory_xact_lock(hashtextextended('listings:' || person, 0));
  if not app.may_be_listed(person) then
    delete from public.listings where user_id = person;
  end if;
  return null;
end $$;
alter function app.unlist() owner to nabta_reader;
revoke execute on function app.unlist() from public;
create trigger users_unlist after update of confirmed_at, suspended_at, leaving_at on users
  for each row execute function app.unlist();
create trigger user_roles_unlist after delete on user_roles for each row execute function app.unlist();
create trigger verifications_unlist after update of status on verifications for each row execute function app.unlist();

-- A job that writes a listing has read its facts a moment earlier: what has become impossible meanwhile is not written. It
-- takes the lock above first, so that it waits for whoever is making it impossible, and is waited for.
create function app.assert_listed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if app.may_be_listed(new.user_id) then return new; end if;
  return null;
end $$;
alter function app.assert_listed() owner to nabta_reader;
revoke execute on function app.assert_listed() from public;
create trigger listings_assert before insert or update on listings for each row execute function app.assert_listed();

-- The times at which somebody cannot be booked, and no word of with whom.
create policy taken_times_busy on taken_times for select to nabta_reader using (true);
grant select (person_id, during, held_until) on taken_times to nabta_reader;
create function app.busy_times(person uuid, from_at timestamptz, to_at timestamptz, now_at timestamptz)
  returns table (starts timestamptz, ends timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select lower(taken.during), upper(taken.during) from taken_times as taken
    where taken.person_id = busy_times.person
      and taken.during && tstzrange(busy_times.from_at, busy_times.to_at)
      and (taken.held_until is null or taken.held_until > busy_times.now_at)
    order by lower(taken.during);
end;
alter function app.busy_times(uuid, timestamptz, timestamptz, timestamptz) owner to nabta_reader;
revoke execute on function app.busy_times(uuid, timestamptz, timestamptz, timestamptz) from public;
grant execute on function app.busy_times(uuid, timestamptz, timestamptz, timestamptz) to nabta_app;

-- The hours of whoever is listed; only those who may book need them.
create policy availabilities_listed on availabilities for select to nabta_app
  using (exists (select from listings where listings.user_id = availabilities.user_id));
create policy hour_exceptions_listed on hour_exceptions for select to nabta_app
  using (exists (select from listings where listings.user_id = hour_exceptions.user_id));
create policy services_listed on services for select to nabta_app
  using (is_active and deleted_at is null and exists (select from listings where listings.user_id = services.dietitian_id));

alter table dietitian_profiles no force row level security;
alter table verifications no force row level security;
alter table availabilities no force row level security;
-- Whoever is a dietitian already begins as a draft, in the Saudi working week.
insert into verifications (user_id) select user_id from dietitian_profiles;
insert into availabilities (user_id, zone, weekly, buffer_minutes, notice_minutes, horizon_days, increment_minutes, most_per_patient, takes_at_once, updated_at)
  select user_id, 'Asia/Riyadh',
    '[[{"from":"09:00","to":"17:00"}],[{"from":"09:00","to":"17:00"}],[{"from":"09:00","to":"17:00"}],[{"from":"09:00","to":"17:00"}],[{"from":"09:00","to":"17:00"}],[],[]]',
    10, 120, 60, 15, 3, false, now()
  from dietitian_profiles;
alter table dietitian_profiles force row level security;
alter table verifications force row level security;
alter table availabilities force row level security;

-- For the directory: whatever comes first is what is smaller. What is nowhere comes last.
create index listings_rank on listings (rank, user_id);
create index listings_rating on listings (by_rating, rank, user_id);
create index listings_price on listings (by_price, rank, user_id);
create index listings_soonest on listings (by_soonest, rank, user_id);
create index listings_stale on listings (next_call_at);
create index listings_traits on listings using gin (traits) with (fastupdate = off);
create index listings_words on listings using gin (words) with (fastupdate = off);
-- The same rows for the same people. Behind a policy no index on words is used, since its operators might tell what they
-- have seen; a view of whoever may see all of them asks who is there first, and leaves the planner free.
create view directory with (security_barrier = false) as
  select * from listings where (select app.actor()) <> '';
alter view directory owner to nabta_reader;
grant select on directory to nabta_app;
