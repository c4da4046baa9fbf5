-- The part of a city where patients come, told before they book; the street only with the agreement.
alter table dietitian_profiles
  add column district text check (length(district) between 1 and 80),
  add column other_district text check (length(other_district) between 1 and 80);
grant insert (district, other_district), update (district, other_district) on dietitian_profiles to nabta_app;
grant select (district, other_district) on dietitian_profiles to nabta_reader;

alter table listings add column district text, add column other_district text;
grant insert (district, other_district), update (district, other_district) on listings to nabta_app;

create or replace view directory with (security_barrier = false) as
  select user_id, rank, licensed_until, calls_from, next_call_at, next_free_at, written_at, price_halalas, rating, review_count,
      choices, by_rating, by_price, by_soonest, last_calls, traits, words, name, other_name, title, specialization, experience,
      city, gender, photo_id, has_video, has_in_person, languages, zone, takes_at_once, license_number, services, certificates,
      education, bio, other_title, other_bio, other_education, district, other_district
    from listings where (select app.actor()) <> '';

alter table appointments add column district text, add column other_district text;
grant update (district, other_district) on appointments to nabta_app;

-- Copied with the city, and at the same moments: see app.keep_times.
grant create on schema app to nabta_reader;
create function app.keep_district() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'INSERT' or (old.status = 'pending' and new.status = 'confirmed') then
    select dietitian_profiles.district, dietitian_profiles.other_district into new.district, new.other_district
      from dietitian_profiles where user_id = new.dietitian_id;
  end if;
  return new;
end $$;
alter function app.keep_district() owner to nabta_reader;
revoke create on schema app from nabta_reader;
revoke execute on function app.keep_district() from public;
create trigger appointments_district before insert or update on appointments for each row
  when (new.mode = 'in-person' and new.status in ('pending', 'confirmed')) execute function app.keep_district();

create or replace view met_appointments with (security_barrier = false) as
  select appointments.id, patient_id, dietitian_id, service_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at,
      zone, patient_zone, date, start_time, end_time, status, lapses_at, ending, outcome, completed_at, moves, meeting_link, city,
      location, conflict_accepted_at, reminded, version, sequence, requested_at, changed_at, other.id as other_id,
      other.full_name as other_full_name, other.other_name as other_other_name,
      case when other.id = dietitian_id then other.photo_id end as other_photo_id, reason,
      other_service_name, other_location,
      wanted_at, wanted_since, wanted_until, message_sealed, patient_attended_at, dietitian_attended_at, paid_halalas, refund_halalas,
      package_id, summary, reason_sealed, district, other_district
    from appointments
    left join profiles as other
      on other.id = case when appointments.patient_id = (select app.person()) then appointments.dietitian_id else appointments.patient_id end
    where (select app.person()) in (appointments.patient_id, appointments.dietitian_id);
