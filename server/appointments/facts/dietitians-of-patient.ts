import { type RawBuilder, sql } from 'kysely'
import { callCloses } from '#contract/appointments/appointment.ts'
import { isAlive } from './conditions.ts'

/**
 * The number of a patient's upcoming appointments, when the first confirmed one begins, and the first one that is only
 * requested.
 */
export const patientAppointmentsAhead = (
  patientId: string,
  now: Date,
): RawBuilder<{ count: number; next_at: Date | null; requested_at: Date | null }> => sql`
  select count(*)::int as count, min(ahead.starts_at) filter (where ahead.status = 'confirmed') as next_at,
      min(ahead.starts_at) filter (where ahead.status = 'pending') as requested_at from appointments as ahead
    where ahead.patient_id = ${patientId}::uuid and ahead.starts_at > ${now}::timestamptz and ${isAlive(sql`ahead`, now)}`

export type NextVisitRow = {
  id: string
  starts_at: Date
  ends_at: Date
  mode: 'video' | 'in-person'
  service_name: string
  other_service_name: string | null
  other_id: string | null
  other_full_name: string | null
  other_other_name: string | null
  other_photo_id: string | null
}

/** A patient's confirmed appointment that runs, until its call closes, or comes next. */
export const nextVisitOfPatient = (patientId: string, now: Date): RawBuilder<NextVisitRow> => sql`
  select met.id, met.starts_at, met.ends_at, met.mode, met.service_name, met.other_service_name, met.other_id, met.other_full_name,
      met.other_other_name, met.other_photo_id
    from met_appointments as met
    where met.patient_id = ${patientId}::uuid and met.status = 'confirmed'
      and met.ends_at > ${now}::timestamptz - ${callCloses} * interval '1 minute'
    order by met.ends_at > ${now}::timestamptz desc, met.starts_at, met.id limit 1`

export type TreatingRow = { id: string; name: string; otherName: string | null; photoId: string | null }

/**
 * Dietitians with whom the patient has or had an appointment that was not cancelled, each once, as the patient sees
 * them.
 */
export const treatingDietitians = (patientId: string): RawBuilder<TreatingRow> => sql`
  select distinct on (met.other_id) met.other_id as id, coalesce(met.other_full_name, '') as name, met.other_other_name as "otherName",
      met.other_photo_id as "photoId"
    from met_appointments as met
    where met.patient_id = ${patientId}::uuid and met.other_id is not null and met.status in ('pending', 'confirmed', 'completed')
    order by met.other_id`

/** The same for every dietitian from whom the patient has ever requested an appointment. */
export const requestedDietitians = (patientId: string): RawBuilder<TreatingRow> => sql`
  select distinct on (met.other_id) met.other_id as id, coalesce(met.other_full_name, '') as name, met.other_other_name as "otherName",
      met.other_photo_id as "photoId"
    from met_appointments as met where met.patient_id = ${patientId}::uuid and met.other_id is not null
    order by met.other_id`

/** The names of a dietitian as JSON, for a patient of theirs; null for anybody else. */
export const metDietitian = (
  dietitianId: RawBuilder<unknown>,
): RawBuilder<Pick<TreatingRow, 'name' | 'otherName'> | null> => sql`(
  select jsonb_build_object('name', met.other_full_name, 'otherName', met.other_other_name)
    from met_appointments as met where met.dietitian_id = ${dietitianId} and met.other_id = ${dietitianId} limit 1)`

/** The end of the patient's last completed appointment, with one dietitian or with any. */
export const lastSeenAt = (patientId: string, dietitianId?: string): RawBuilder<Date | null> => sql`(
  select max(met.ends_at) from met_appointments as met
    where met.patient_id = ${patientId}::uuid and met.status = 'completed'
      ${dietitianId === undefined ? sql`` : sql`and met.dietitian_id = ${dietitianId}::uuid`})`
