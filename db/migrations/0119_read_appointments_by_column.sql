-- An appointment is read from its own columns again; the copy of them in one JSON value goes.
drop view met_appointments;
alter table appointments drop column summary;
drop function app.summary_of;
drop function app.millis;
create view met_appointments with (security_barrier = false) as
  select appointments.id, patient_id, dietitian_id, service_id, type, service_name, other_service_name, mode, price_halalas, policy,
      starts_at, ends_at, zone, patient_zone, date, start_time, end_time, status, lapses_at, wanted_at, wanted_since, wanted_until,
      ending, outcome, completed_at, patient_attended_at, dietitian_attended_at, moves, meeting_link, city, district, other_district,
      location, other_location, conflict_accepted_at, reminded, version, sequence, requested_at, changed_at, paid_halalas,
      refund_halalas, package_id, message_sealed, reason, reason_sealed,
      other.id as other_id, other.full_name as other_full_name, other.other_name as other_other_name,
      case when other.id = dietitian_id then other.photo_id end as other_photo_id
    from appointments
    left join profiles as other
      on other.id = case when appointments.patient_id = (select app.person()) then appointments.dietitian_id else appointments.patient_id end
    where (select app.person()) in (appointments.patient_id, appointments.dietitian_id);
alter view met_appointments owner to nabta_reader;
grant select on met_appointments to nabta_app;
