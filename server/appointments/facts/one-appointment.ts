import { type RawBuilder, sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'

export const startOf = (id: RawBuilder<unknown>): RawBuilder<Date | null> =>
  sql`(select starts_at from appointments where appointments.id = ${id})`

/** The end of an appointment, or when it would have ended. */
export const endOf = (id: RawBuilder<unknown>): RawBuilder<Date | null> =>
  sql`(select ends_at from appointments where appointments.id = ${id})`

/** The start of this person's own appointment; null for the appointments of others. */
export const startOfOwn = (id: string, person: string): RawBuilder<Date | null> => sql`(
  select starts_at from appointments where appointments.id = ${id}::uuid and ${person}::uuid in (patient_id, dietitian_id))`

/** The person on one side, and the start; no row once their account is erased. */
export const appointmentParty = (
  id: string,
  party: Party,
): RawBuilder<{ person_id: string; starts_at: Date }> => {
  const person = sql.ref(`${party}_id`)
  return sql`select ${person} as person_id, starts_at from appointments where id = ${id}::uuid and ${person} is not null`
}

/** The people on both sides; null once their account is erased. */
export const peopleOfAppointment = (id: RawBuilder<unknown>): RawBuilder<{ person_id: string | null }> => sql`
  select unnest(array[patient_id, dietitian_id]) as person_id from appointments where appointments.id = ${id}`

export type NamedAppointment = {
  id: string
  serviceName: string
  otherServiceName: string | null
  startsAt: string
}

/** The service and start of the reader's own appointment, as a column; null if it does not exist. */
export const namedAppointment = (id: RawBuilder<unknown>): RawBuilder<NamedAppointment | null> => sql`(
  select json_build_object('id', named.id, 'serviceName', named.service_name, 'otherServiceName', named.other_service_name,
      'startsAt', named.starts_at)
    from appointments as named where named.id = ${id})`

export type EarnedAppointment = { name: string; otherName: string | null; startsAt: string; endsAt: string }

/** An appointment's service and times, as a column of another statement; null once it is deleted. */
export const earnedAppointment = (id: RawBuilder<unknown>): RawBuilder<EarnedAppointment | null> => sql`(
  select json_build_object('name', service_name, 'otherName', other_service_name, 'startsAt', starts_at, 'endsAt', ends_at)
    from appointments where appointments.id = ${id})`

export type SoldServiceColumns = {
  service_name: string | null
  other_service_name: string | null
  starts_at: Date | null
}

/** The service sold with an appointment, joined to another statement. */
export const joinSoldService = (appointment: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  left join lateral (select service_name, other_service_name, starts_at from appointments where appointments.id = ${appointment})
    as sold_service on true`

export type Attendance = {
  id: string
  service: string
  otherService: string | null
  startsAt: string
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled'
  patientCame: boolean
  dietitianCame: boolean
}

/** Which sides attended an appointment, as a column of another statement; null once it is deleted. */
export const attendanceOf = (id: RawBuilder<unknown>): RawBuilder<Attendance | null> => sql`(
  select json_build_object('id', id, 'service', service_name, 'otherService', other_service_name, 'startsAt', starts_at, 'status', status,
      'patientCame', patient_attended_at is not null, 'dietitianCame', dietitian_attended_at is not null)
    from appointments where appointments.id = ${id})`
