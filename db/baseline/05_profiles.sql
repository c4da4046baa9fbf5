-- Profiles and photos of people, the profile of a dietitian's practice, and how far each onboarding has come.
-- nabta_reader owns the functions and views that show one person's row to another, so its policies let it read every row.

create table profiles (
  id uuid primary key references users on delete cascade,
  first_name text,
  last_name text,
  full_name text generated always as (nullif(btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), '')) stored,
  phone text,
  gender text check (gender in ('male', 'female', 'other', 'prefer-not-to-say')),
  date_of_birth date,
  updated_at timestamptz not null,
  -- A name may be given in both scripts: this is the one in the other script.
  other_name text,
  -- A patient's own description may contain anything, so it is encrypted.
  bio_sealed bytea,
  -- A copy of photos.id. A name is nearly always shown with its photo, so lists read one table less. See app.keep_face.
  photo_id uuid
);
create index profiles_folded on profiles using gin (app.fold_name(first_name, last_name, other_name) gin_trgm_ops);
create index profiles_phone on profiles using gin (phone gin_trgm_ops);
alter table profiles enable row level security, force row level security;
create policy profiles_own on profiles to nabta_app
  using (id = (select app.person()) or (select app.actor()) = 'system')
  with check (id = (select app.person()) or (select app.actor()) = 'system');
create policy profiles_admin on profiles for select to nabta_app using ((select app.role()) = 'admin');
create policy profiles_met on profiles for select to nabta_reader using (true);
create policy profiles_face on profiles for update to nabta_reader using (true);
-- A session's row is written again whenever something that its owner sees of the account changes. The version of the row shows
-- whether an answer that was computed earlier is still valid.
create trigger profiles_stamp_sessions after insert or delete or update of first_name, last_name, other_name on profiles
  for each row execute function app.stamp_sessions_anew('id');
grant select, delete,
  insert (id, first_name, last_name, phone, gender, date_of_birth, updated_at, other_name, bio_sealed),
  update (first_name, last_name, phone, gender, date_of_birth, updated_at, other_name, bio_sealed)
  on profiles to nabta_app;
grant select (id, first_name, last_name, full_name, phone, gender, date_of_birth, other_name, photo_id),
  update (photo_id)
  on profiles to nabta_reader;

-- An account without a name is shown by its email address.
create view user_profiles with (security_invoker = true) as
  select profiles.id, coalesce(profiles.full_name, users.email::text) as full_name
  from profiles join users on users.id = profiles.id;
grant select on user_profiles to nabta_app;

-- The practice of a dietitian.
create table dietitian_profiles (
  user_id uuid primary key references users on delete cascade,
  specialization text,
  years_of_experience text check (years_of_experience in ('0-2', '3-5', '6-10', '11+')),
  license_number text,
  education text,
  certifications text[] not null default '{}',
  hourly_rate_halalas integer check (hourly_rate_halalas >= 0),
  service_offerings text[] not null default '{}',
  updated_at timestamptz not null,
  title text default 'Registered Dietitian',
  bio text not null default '' check (length(bio) <= 1000),
  consultation_fee_halalas integer check (consultation_fee_halalas >= 0),
  license_expires_on date,
  languages text[] not null default '{arabic,english}',
  city text,
  address text,
  -- Dietitians may write each text in both languages: these are the texts in the other language.
  other_title text default 'أخصائي تغذية مسجّل',
  other_bio text check (length(other_bio) <= 1000),
  other_education text,
  other_address text,
  -- The new name that a verified dietitian requests, in both scripts; null while the verified name is the requested one.
  stated_name text,
  stated_other_name text,
  -- Patients see the district of a practice before they book, and the street only with the appointment.
  district text check (length(district) between 1 and 80),
  other_district text check (length(other_district) between 1 and 80)
);
alter table dietitian_profiles enable row level security, force row level security;
create policy dietitian_profiles_own on dietitian_profiles to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
-- An admin who makes somebody a dietitian creates an empty profile for that person.
create policy dietitian_profiles_admin_opens on dietitian_profiles for insert to nabta_app
  with check ((select app.role()) = 'admin');
create policy dietitian_profiles_admin on dietitian_profiles for select to nabta_app
  using ((select app.role()) = 'admin');
create policy dietitian_profiles_place on dietitian_profiles for select to nabta_reader using (true);
grant select, delete,
  insert (user_id, specialization, years_of_experience, license_number, education, certifications, hourly_rate_halalas,
    service_offerings, updated_at, title, bio, consultation_fee_halalas, license_expires_on, languages, city, address, other_title,
    other_bio, other_education, other_address, district, other_district),
  update (specialization, years_of_experience, license_number, education, certifications, hourly_rate_halalas, service_offerings,
    updated_at, title, bio, consultation_fee_halalas, license_expires_on, languages, city, address, other_title, other_bio,
    other_education, other_address, stated_name, stated_other_name, district, other_district)
  on dietitian_profiles to nabta_app;
-- Read by the triggers that copy the address of a practice to its appointments.
grant select (user_id, city, address, other_address, district, other_district)
  on dietitian_profiles to nabta_reader;

-- Only an admin who has seen the new name changes a verified one. app.assert_verified_name lets an admin change nothing else of a
-- profile.
create policy profiles_verify on profiles for update to nabta_app
  using ((select app.role()) = 'admin' and id <> (select app.person())
    and exists (select from dietitian_profiles where user_id = profiles.id and stated_name is not null));

-- Every new photo has a new id, by which it is addressed. The bytes are in the file store.
create table photos (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  taken_at timestamptz not null
);
alter table photos enable row level security, force row level security;
create policy photos_own on photos for all to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy photos_admin on photos for select to nabta_app using ((select app.role()) = 'admin');
create policy photos_met on photos for select to nabta_reader using (true);
-- Every page shows the photo beside the name, so a new photo changes the version of its owner's sessions too.
create trigger photos_stamp_sessions after insert or delete on photos
  for each row execute function app.stamp_sessions_anew('user_id');
grant select, delete, insert (id, user_id, taken_at) on photos to nabta_app;
grant select (id, user_id) on photos to nabta_reader;

-- Copies the id of a person's photo to profiles.photo_id, which the application has no right to write.
create function app.keep_face() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  update profiles set photo_id = new.id where id = coalesce(new.user_id, old.user_id);
  return null;
end $$;
alter function app.keep_face owner to nabta_reader;
revoke execute on function app.keep_face from public;
create trigger photos_face after insert or delete on photos for each row execute function app.keep_face();

-- Patients come to an in-person service, so its practice needs a city and an address. Both tables have the trigger, since a
-- change of either can break the rule, and it also holds when the other table is changed at the same time.
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
create trigger dietitian_profiles_assert_address before update of city, address on dietitian_profiles
  for each row execute function app.assert_practice_address();

-- How far a person has come in the onboarding of a role. Answers are stored in the person's profiles; a column here has what has no
-- place there.
create table onboardings (
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('patient', 'dietitian')),
  step smallint not null check (step between 1 and 3),
  -- As typed: the profile stores a range.
  years smallint check (years between 0 and 60),
  -- The chosen days of the week, which become opening hours when the last step is completed.
  days smallint[] check (days <@ '{0,1,2,3,4,5,6}'),
  completed_at timestamptz,
  saved_at timestamptz not null,
  primary key (user_id, role)
);
alter table onboardings enable row level security, force row level security;
create policy onboardings_own on onboardings to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (user_id, role, step, years, days, completed_at, saved_at),
  update (step, years, days, completed_at, saved_at)
  on onboardings to nabta_app;

-- Admins find people by name, phone or email. Under row-level security `like` uses no index, so this function searches on behalf of
-- admins. The index finds the longest word of a name, and all words decide.
create function app.people_found(longest text, words text[], address text, digits text) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select id from profiles where (select app.role()) in ('admin')
    and app.fold_name(first_name, last_name, other_name) like longest and app.fold_name(first_name, last_name, other_name) like all (words)
  union select id from profiles where (select app.role()) in ('admin') and phone like digits
  union select id from users where (select app.role()) in ('admin') and email::text like address;
end;
alter function app.people_found owner to nabta_reader;
revoke execute on function app.people_found from public;
grant execute on function app.people_found to nabta_app;
