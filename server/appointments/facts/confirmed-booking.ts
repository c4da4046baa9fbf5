import { type RawBuilder, sql } from 'kysely'

type Booking = { patient: string; dietitian: string; service: string }

/** An upcoming appointment that this event was the first to confirm; no row if it has changed since. */
export const confirmedBooking = (id: string, eventId: string, now: Date): RawBuilder<Booking> => sql`
  select patient_id as patient, dietitian_id as dietitian, service_id as service from appointments
    where id = ${id}::uuid and status = 'confirmed' and starts_at > ${now}::timestamptz
      and patient_id is not null and dietitian_id is not null and service_id is not null
      and not exists (select from events as earlier where earlier.subject_type = 'appointment' and earlier.subject_id = ${id}::uuid
        and earlier.kind in ('appointment.booked', 'appointment.paid', 'appointment.confirmed') and earlier.id < ${eventId}::uuid)`
