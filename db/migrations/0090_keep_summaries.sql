-- What is read of an appointment in a list and on its page, in one piece. PostgreSQL writes thirty values of a row one by
-- one, and each is taken from the wire and read by itself, for every row of every list: that was more than half of what a
-- list cost. Moments are milliseconds.
create function app.millis(at timestamptz) returns bigint language sql stable
  return floor(extract(epoch from at) * 1000)::bigint;
create function app.summary_of(
  id uuid, version integer, patient_id uuid, dietitian_id uuid, service_id uuid, type text, service_name text, other_service_name text,
  mode text, price_halalas integer, policy jsonb, starts_at timestamptz, ends_at timestamptz, zone text, status text,
  lapses_at timestamptz, wanted_at timestamptz, wanted_since timestamptz, wanted_until timestamptz, ending text, outcome text,
  completed_at timestamptz, patient_attended_at timestamptz, dietitian_attended_at timestamptz, moves smallint, meeting_link text,
  requested_at timestamptz, paid_halalas integer, refund_halalas integer, package_id uuid
) returns json language plpgsql immutable
as $$
begin
  return json_object(
    'id': id, 'version': version, 'patient_id': patient_id, 'dietitian_id': dietitian_id, 'service_id': service_id, 'type': type,
    'service_name': service_name, 'other_service_name': other_service_name, 'mode': mode, 'price_halalas': price_halalas,
    'policy': policy, 'starts_at': app.millis(starts_at), 'ends_at': app.millis(ends_at), 'zone': zone,
    'local_start': starts_at at time zone zone, 'local_end': ends_at at time zone zone, 'status': status,
    'lapses_at': app.millis(lapses_at), 'wanted_at': app.millis(wanted_at), 'wanted_since': app.millis(wanted_since),
    'wanted_until': app.millis(wanted_until), 'ending': ending, 'outcome': outcome, 'completed_at': app.millis(completed_at),
    'patient_attended_at': app.millis(patient_attended_at), 'dietitian_attended_at': app.millis(dietitian_attended_at),
    'moves': moves, 'meeting_link': meeting_link, 'requested_at': app.millis(requested_at), 'paid_halalas': paid_halalas,
    'refund_halalas': refund_halalas, 'package_id': package_id
    absent on null returning json);
end $$;
alter table appointments add column summary json not null generated always as (app.summary_of(
    id, version, patient_id, dietitian_id, service_id, type, service_name, other_service_name, mode, price_halalas, policy, starts_at, ends_at, zone,
    status, lapses_at, wanted_at, wanted_since, wanted_until, ending, outcome, completed_at, patient_attended_at, dietitian_attended_at, moves,
    meeting_link, requested_at, paid_halalas, refund_halalas, package_id)) stored;
create or replace view met_appointments with (security_barrier = false) as
  select appointments.id, patient_id, dietitian_id, service_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at,
      zone, patient_zone, date, start_time, end_time, status, lapses_at, ending, outcome, completed_at, moves, meeting_link, city,
      location, conflict_accepted_at, reminded, version, sequence, requested_at, changed_at, other.id as other_id,
      other.full_name as other_full_name, other.other_name as other_other_name, face.id as other_photo_id, reason,
      other_service_name, other_location,
      wanted_at, wanted_since, wanted_until, message_sealed, patient_attended_at, dietitian_attended_at, paid_halalas, refund_halalas,
      package_id, summary
    from appointments
    left join profiles as other
      on other.id = case when appointments.patient_id = (select app.person()) then appointments.dietitian_id else appointments.patient_id end
    left join photos as face on face.user_id = other.id and face.user_id = appointments.dietitian_id
    where (select app.person()) in (appointments.patient_id, appointments.dietitian_id);
