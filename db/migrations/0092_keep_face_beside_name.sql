-- A name is nearly always shown with its face: whoever reads the one has the other, and lists look into one table less.
alter table profiles add column photo_id uuid;
-- An owner who is no superuser sees no rows while row-level security is forced.
alter table profiles no force row level security;
alter table photos no force row level security;
update profiles set photo_id = photos.id from photos where photos.user_id = profiles.id;
alter table profiles force row level security;
alter table photos force row level security;
grant select (photo_id), update (photo_id) on profiles to nabta_reader;
create policy profiles_face on profiles for update to nabta_reader using (true);
create function app.keep_face() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  update profiles set photo_id = new.id where id = coalesce(new.user_id, old.user_id);
  return null;
end $$;
alter function app.keep_face() owner to nabta_reader;
revoke execute on function app.keep_face() from public;
create trigger photos_face after insert or delete on photos for each row execute function app.keep_face();

create or replace function app.face_of_listed(dietitian uuid) returns json language sql stable security definer
begin atomic
  select json_build_object('other_full_name', full_name, 'other_other_name', other_name, 'other_photo_id', photo_id)
    from profiles
    where profiles.id = dietitian and exists (select from listings where listings.user_id = dietitian);
end;
create or replace view met_appointments with (security_barrier = false) as
  select appointments.id, patient_id, dietitian_id, service_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at,
      zone, patient_zone, date, start_time, end_time, status, lapses_at, ending, outcome, completed_at, moves, meeting_link, city,
      location, conflict_accepted_at, reminded, version, sequence, requested_at, changed_at, other.id as other_id,
      other.full_name as other_full_name, other.other_name as other_other_name,
      case when other.id = dietitian_id then other.photo_id end as other_photo_id, reason,
      other_service_name, other_location,
      wanted_at, wanted_since, wanted_until, message_sealed, patient_attended_at, dietitian_attended_at, paid_halalas, refund_halalas,
      package_id, summary
    from appointments
    left join profiles as other
      on other.id = case when appointments.patient_id = (select app.person()) then appointments.dietitian_id else appointments.patient_id end
    where (select app.person()) in (appointments.patient_id, appointments.dietitian_id);
create or replace view met_conversations with (security_barrier = false) as
  select conversations.id, kind, person_id, dietitian_id, begun_by, begun_at, last_sequence, last_at, person_read, other_read,
      other.full_name as other_full_name, other.other_name as other_other_name,
      case when other.id = dietitian_id then other.photo_id end as other_photo_id,
      case when kind = 'support' and person_id = (select app.person()) then true else exists (
        select from users where users.id = other.id and users.suspended_at is null and users.leaving_at is null
          and (kind = 'support' or exists (select from user_roles where user_roles.user_id = users.id
            and user_roles.role_type = any (case when other.id = dietitian_id then array['dietitian'] else array['patient', 'client'] end)))
      ) and not exists (
        select from verifications where verifications.user_id = conversations.dietitian_id and verifications.status = 'suspended'
      ) end as is_reachable
    from conversations
    left join profiles as other
      on other.id = case when conversations.person_id = (select app.person()) then conversations.dietitian_id else conversations.person_id end
    where (select app.person()) in (conversations.person_id, conversations.dietitian_id)
      or (conversations.kind = 'support' and (select app.role()) = 'admin');
