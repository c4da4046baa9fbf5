-- Who was in the video call of an appointment, and when: each time that somebody came, with the page that has the seat now.
create table call_presences (
  id uuid primary key default uuidv7(),
  appointment_id uuid not null references appointments on delete cascade,
  person_id uuid not null references users on delete cascade,
  party text not null check (party in ('patient', 'dietitian')),
  seat uuid not null,
  joined_at timestamptz not null,
  -- When the page last said that it was there.
  seen_at timestamptz not null,
  left_at timestamptz,
  check (seen_at >= joined_at),
  check (left_at >= joined_at)
);
-- Each side is there once, however many pages it opens.
create unique index call_presences_open on call_presences (appointment_id, party) where left_at is null;
create index call_presences_appointment on call_presences (appointment_id, joined_at);
create index call_presences_person on call_presences (person_id);
create index call_presences_seen on call_presences (seen_at) where left_at is null;
alter table call_presences enable row level security, force row level security;
create policy call_presences_see on call_presences for select to nabta_app
  using ((select app.actor()) = 'system' or exists (select from appointments where appointments.id = appointment_id
    and (select app.person()) in (appointments.patient_id, appointments.dietitian_id)));
create policy call_presences_come on call_presences for insert to nabta_app
  with check ((select app.actor()) = 'system' or (person_id = (select app.person())
    and exists (select from appointments where appointments.id = appointment_id
      and person_id = case party when 'patient' then appointments.patient_id else appointments.dietitian_id end)));
create policy call_presences_stay on call_presences for update to nabta_app
  using (person_id = (select app.person()) or (select app.actor()) = 'system');
create policy call_presences_forget on call_presences for delete to nabta_app
  using (person_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (appointment_id, person_id, party, seat, joined_at, seen_at), update (seat, seen_at, left_at)
  on call_presences to nabta_app;

-- Since when it is known that somebody came, so that nobody reports them absent.
alter table appointments add column patient_attended_at timestamptz, add column dietitian_attended_at timestamptz;
grant update (patient_attended_at, dietitian_attended_at) on appointments to nabta_app;
create or replace view met_appointments with (security_barrier = false) as
  select appointments.id, patient_id, dietitian_id, service_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at,
      zone, patient_zone, date, start_time, end_time, status, lapses_at, ending, outcome, completed_at, moves, meeting_link, city,
      location, conflict_accepted_at, reminded, version, sequence, requested_at, changed_at, other.id as other_id,
      other.full_name as other_full_name, other.other_name as other_other_name, face.id as other_photo_id, reason,
      other_service_name, other_location,
      wanted_at, wanted_since, wanted_until, message_sealed, patient_attended_at, dietitian_attended_at
    from appointments
    left join profiles as other
      on other.id = case when appointments.patient_id = (select app.person()) then appointments.dietitian_id else appointments.patient_id end
    left join photos as face on face.user_id = other.id and face.user_id = appointments.dietitian_id
    where (select app.person()) in (appointments.patient_id, appointments.dietitian_id);
