-- What dietitians write may be given in both languages; these are what stands beside the first.
alter table dietitian_profiles
  add column other_title text,
  add column other_bio text check (length(other_bio) <= 1000),
  add column other_education text,
  add column other_address text;
grant insert (other_title, other_bio, other_education, other_address),
  update (other_title, other_bio, other_education, other_address) on dietitian_profiles to nabta_app;
grant select (other_address) on dietitian_profiles to nabta_reader;

-- And the dietitian says in which order patients see them, and which are meant for a first visit.
alter table services
  add column other_name text,
  add column other_description text,
  add column is_initial boolean not null default false,
  add column position smallint not null default 0;
grant insert (other_name, other_description, is_initial, position),
  update (other_name, other_description, is_initial, position) on services to nabta_app;

alter table appointments add column other_service_name text, add column other_location text;
grant insert (other_service_name) on appointments to nabta_app;
alter table reviews add column other_service_name text;
grant insert (other_service_name) on reviews to nabta_app;

alter table listings add column other_title text, add column other_bio text, add column other_education text;
grant insert (other_title, other_bio, other_education), update (other_title, other_bio, other_education) on listings to nabta_app;
create or replace view directory with (security_barrier = false) as
  select * from listings where (select app.actor()) <> '';

create or replace view met_appointments with (security_barrier = false) as
  select appointments.id, patient_id, dietitian_id, service_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at,
      zone, patient_zone, date, start_time, end_time, status, lapses_at, ending, outcome, completed_at, moves, meeting_link, city,
      location, conflict_accepted_at, reminded, version, sequence, requested_at, changed_at, other.id as other_id,
      other.full_name as other_full_name, other.other_name as other_other_name, face.id as other_photo_id, reason,
      other_service_name, other_location
    from appointments
    left join profiles as other
      on other.id = case when appointments.patient_id = (select app.person()) then appointments.dietitian_id else appointments.patient_id end
    left join photos as face on face.user_id = other.id and face.user_id = appointments.dietitian_id
    where (select app.person()) in (appointments.patient_id, appointments.dietitian_id);

-- Whoever has been there comes back; everybody else comes for the first time.
create function app.have_been_there(patient uuid, dietitian uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select exists (select from appointments
    where patient_id = have_been_there.patient and dietitian_id = have_been_there.dietitian and outcome = 'attended');
end;
grant create on schema app to nabta_reader;
alter function app.have_been_there(uuid, uuid) owner to nabta_reader;
revoke execute on function app.have_been_there(uuid, uuid) from public;
grant execute on function app.have_been_there(uuid, uuid) to nabta_app;

-- The way to a practice is copied by appointments_keep_times; this is the same way in the other language, and goes with it.
create function app.keep_other_location() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if new.location is null then
    new.other_location := null;
  elsif tg_op = 'INSERT' or new.location is distinct from old.location or (old.status = 'pending' and new.status = 'confirmed') then
    select dietitian_profiles.other_address into new.other_location
      from dietitian_profiles where user_id = new.dietitian_id and address = new.location;
  end if;
  return new;
end $$;
alter function app.keep_other_location() owner to nabta_reader;
revoke create on schema app from nabta_reader;
revoke execute on function app.keep_other_location() from public;
create trigger appointments_other_location before insert or update on appointments
  for each row execute function app.keep_other_location();

-- Forced, the rules would let the owner see nothing of what there is to fill.
alter table dietitian_profiles no force row level security;
alter table profiles no force row level security;
alter table services no force row level security;
alter table listings no force row level security;

update dietitian_profiles set other_title = case when gender = 'female' then 'أخصائية تغذية مسجّلة' else 'أخصائي تغذية مسجّل' end
  from profiles where profiles.id = user_id and title = 'Registered Dietitian';
alter table dietitian_profiles alter column other_title set default 'أخصائي تغذية مسجّل';
update services set position = ordered.position, is_initial = slug ~ '^initial-consultation(-[0-9]+)?$'
  from (select id, row_number() over (partition by dietitian_id order by created_at, id) as position from services) as ordered
  where ordered.id = services.id;
-- Until each listing is written anew.
update listings set other_title = practice.other_title, services = coalesce((
    select jsonb_agg(offer || jsonb_build_object('otherName', null, 'otherDescription', null, 'isInitial', is_initial) order by position)
      from jsonb_array_elements(listings.services) as offer join services on services.id = (offer ->> 'id')::uuid), '[]')
  from dietitian_profiles as practice where practice.user_id = listings.user_id;

alter table dietitian_profiles force row level security;
alter table profiles force row level security;
alter table services force row level security;
alter table listings force row level security;
