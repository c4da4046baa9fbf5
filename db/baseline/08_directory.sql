-- The directory of dietitians for signed-in people, the public pages for visitors, and favorites.

-- The dietitians that a patient has saved.
create table favorites (
  patient_id uuid not null references users on delete cascade,
  dietitian_id uuid not null references users on delete cascade,
  saved_at timestamptz not null,
  primary key (patient_id, dietitian_id)
);
create index favorites_dietitian on favorites (dietitian_id);
alter table favorites enable row level security, force row level security;
create policy favorites_own on favorites for all to nabta_app
  using (patient_id = (select app.person()) or (select app.actor()) = 'system')
  with check (patient_id = (select app.person()));
grant select, delete, insert (patient_id, dietitian_id, saved_at) on favorites to nabta_app;

-- All that patients see of a dietitian; a dietitian without a row here is shown nowhere. A job writes the row again after each
-- change. The database itself deletes it as soon as the dietitian may no longer be listed.
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
  -- Five stars from one review do not outrank 4.9 from sixty: each average is weighted with five reviews of four stars, as in
  -- server/directory/rank.ts. A dietitian without reviews is last.
  by_rating double precision not null generated always as (coalesce(-((rating * review_count + 20) / (review_count + 5)), 1)) stored,
  by_price integer not null generated always as (coalesce(price_halalas, 2147483647)) stored,
  by_soonest timestamptz not null generated always as (coalesce(next_free_at, 'infinity')) stored,
  -- Every search compares these columns, so they are stored in the row itself.
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
  bio text not null,
  other_title text,
  other_bio text,
  other_education text,
  district text,
  other_district text
);
-- The directory sorts in ascending order: what comes first has the smaller value, and a missing value is last.
create index listings_rank on listings (rank, user_id);
create index listings_rating on listings (by_rating, rank, user_id);
create index listings_price on listings (by_price, rank, user_id);
create index listings_soonest on listings (by_soonest, rank, user_id);
create index listings_stale on listings (next_call_at);
create index listings_traits on listings using gin (traits) with (fastupdate = off);
create index listings_words on listings using gin (words) with (fastupdate = off);
create index listings_licensed on listings (licensed_until);
alter table listings enable row level security, force row level security;
create policy listings_see on listings for select to nabta_app using ((select app.actor()) <> '');
create policy listings_write on listings for insert to nabta_app with check ((select app.actor()) = 'system');
create policy listings_change on listings for update to nabta_app using ((select app.actor()) = 'system');
create policy listings_forget on listings for delete to nabta_app using ((select app.actor()) = 'system');
create policy listings_watch on listings for select to nabta_reader using (true);
create policy listings_take on listings for delete to nabta_reader using (true);
grant select, delete,
  insert (user_id, rank, licensed_until, calls_from, next_call_at, next_free_at, written_at, price_halalas, rating, review_count,
    choices, last_calls, traits, words, name, other_name, title, specialization, experience, city, gender, photo_id, has_video,
    has_in_person, languages, zone, takes_at_once, license_number, services, certificates, education, bio, other_title, other_bio,
    other_education, district, other_district),
  update (rank, licensed_until, calls_from, next_call_at, next_free_at, written_at, price_halalas, rating, review_count, choices,
    last_calls, traits, words, name, other_name, title, specialization, experience, city, gender, photo_id, has_video,
    has_in_person, languages, zone, takes_at_once, license_number, services, certificates, education, bio, other_title, other_bio,
    other_education, district, other_district)
  on listings to nabta_app;
grant select, delete on listings to nabta_reader;

-- The rows of listings that the policy listings_see allows, for the same people. Under row-level security no index on words is used,
-- since its operators might reveal values that they have compared. The owner of this view may see all rows: the view checks the
-- actor first and leaves the planner free.
create view directory with (security_barrier = false) as
  select user_id, rank, licensed_until, calls_from, next_call_at, next_free_at, written_at, price_halalas, rating, review_count,
      choices, by_rating, by_price, by_soonest, last_calls, traits, words, name, other_name, title, specialization, experience,
      city, gender, photo_id, has_video, has_in_person, languages, zone, takes_at_once, license_number, services, certificates,
      education, bio, other_title, other_bio, other_education, district, other_district
    from listings where (select app.actor()) <> '';
alter view directory owner to nabta_reader;
grant select on directory to nabta_app;

-- A signed-in person sees the photo, the hours and the services of a listed dietitian. A visitor sees no row of listings, and so none
-- of these: only people who may book need them.
create policy photos_listed on photos for select to nabta_app
  using (exists (select from listings where listings.user_id = photos.user_id));
create policy availabilities_listed on availabilities for select to nabta_app
  using (exists (select from listings where listings.user_id = availabilities.user_id));
create policy hour_exceptions_listed on hour_exceptions for select to nabta_app
  using (exists (select from listings where listings.user_id = hour_exceptions.user_id));
create policy services_listed on services for select to nabta_app
  using (is_active and deleted_at is null and exists (select from listings where listings.user_id = services.dietitian_id));

-- Deletes the listing in the transaction that makes it impossible. The lock makes that transaction and the job that writes the
-- listing wait for each other.
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
alter function app.unlist owner to nabta_reader;
revoke execute on function app.unlist from public;
create trigger users_unlist after update of confirmed_at, suspended_at, leaving_at on users
  for each row execute function app.unlist();
create trigger user_roles_unlist after delete on user_roles for each row execute function app.unlist();
create trigger verifications_unlist after update of status, experience on verifications
  for each row execute function app.unlist();

-- The job that writes a listing has read its facts a moment earlier, so a listing that has become impossible since then is not
-- written. The job takes the lock of app.unlist first.
create function app.assert_listed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if app.may_be_listed(new.user_id) then return new; end if;
  return null;
end $$;
alter function app.assert_listed owner to nabta_reader;
revoke execute on function app.assert_listed from public;
create trigger listings_assert before insert or update on listings for each row execute function app.assert_listed();

-- The name and photo of a listed dietitian, as a patient with an appointment sees them. They are known before the booking, so a booking
-- need not read them afterwards.
create function app.face_of_listed(dietitian uuid) returns json language sql stable security definer
begin atomic
  select json_build_object('other_full_name', full_name, 'other_other_name', other_name, 'other_photo_id', photo_id)
    from profiles
    where profiles.id = dietitian and exists (select from listings where listings.user_id = dietitian);
end;
alter function app.face_of_listed owner to nabta_reader;
revoke execute on function app.face_of_listed from public;
grant execute on function app.face_of_listed to nabta_app;

-- Visitors see the page of a verified dietitian unless the dietitian opts out, and the photo only if the dietitian opts in.
create table public_choices (
  user_id uuid primary key references users on delete cascade,
  is_listed boolean not null,
  shows_photo boolean not null,
  changed_at timestamptz not null
);
alter table public_choices enable row level security, force row level security;
create policy public_choices_own on public_choices to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (user_id, is_listed, shows_photo, changed_at),
  update (is_listed, shows_photo, changed_at)
  on public_choices to nabta_app;

-- The public pages as they are sent. They are made when a listing changes, and deleted in the same moment as the listing.
create table public_pages (
  user_id uuid primary key references listings on delete cascade,
  -- The part of an address that finds the page, whatever name the rest of the address contains.
  code text generated always as (right(user_id::text, 12)) stored not null,
  address text not null,
  sort_en text collate "C" not null,
  sort_ar text collate "C" not null,
  specialization text not null,
  city text,
  licensed_until date not null,
  photo_id uuid,
  cards jsonb not null,
  pages jsonb not null,
  made_with text not null,
  mark text not null,
  changed_at timestamptz not null
);
create index public_pages_photo on public_pages (photo_id) where photo_id is not null;
create index public_pages_code on public_pages (code);
create index public_pages_en on public_pages (sort_en, user_id);
create index public_pages_choices on public_pages (specialization, city, licensed_until);
create index public_pages_ar on public_pages (sort_ar, user_id);
alter table public_pages enable row level security, force row level security;
create policy public_pages_see on public_pages for select to nabta_app using (true);
create policy public_pages_make on public_pages for insert to nabta_app with check ((select app.actor()) = 'system');
create policy public_pages_change on public_pages for update to nabta_app using ((select app.actor()) = 'system');
create policy public_pages_take on public_pages for delete to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (user_id, address, sort_en, sort_ar, specialization, city, licensed_until, photo_id, cards, pages, made_with, mark,
    changed_at),
  update (address, sort_en, sort_ar, specialization, city, licensed_until, photo_id, cards, pages, made_with, mark, changed_at)
  on public_pages to nabta_app;
