-- What a patient would like help with, said to the dietitian of one appointment and sealed with the patient's key.
alter table appointments add column message_sealed bytea;
grant insert (message_sealed), update (message_sealed) on appointments to nabta_app;
create or replace view met_appointments with (security_barrier = false) as
  select appointments.id, patient_id, dietitian_id, service_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at,
      zone, patient_zone, date, start_time, end_time, status, lapses_at, ending, outcome, completed_at, moves, meeting_link, city,
      location, conflict_accepted_at, reminded, version, sequence, requested_at, changed_at, other.id as other_id,
      other.full_name as other_full_name, other.other_name as other_other_name, face.id as other_photo_id, reason,
      other_service_name, other_location,
      wanted_at, wanted_since, wanted_until, message_sealed
    from appointments
    left join profiles as other
      on other.id = case when appointments.patient_id = (select app.person()) then appointments.dietitian_id else appointments.patient_id end
    left join photos as face on face.user_id = other.id and face.user_id = appointments.dietitian_id
    where (select app.person()) in (appointments.patient_id, appointments.dietitian_id);
