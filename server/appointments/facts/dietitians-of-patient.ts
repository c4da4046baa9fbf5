import { type RawBuilder, sql } from 'kysely'
import { isAlive } from './conditions.ts'

/** The number of a patient's upcoming appointments, and when the first of them begins. */
export const patientAppointmentsAhead = (
  patientId: string,
  now: Date,
): RawBuilder<{ count: number; next_at: Date | null }> => sql`
  select count(*)::int as count, min(ahead.starts_at) as next_at from appointments as ahead
    where ahead.patient_id = ${patientId}::uuid and ahead.starts_at > ${now}::timestamptz and ${isAlive(sql`ahead`, now)}`

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

/** The end of the patient's last completed appointment, with one dietitian or with any. */
export const lastSeenAt = (patientId: string, dietitianId?: string): RawBuilder<Date | null> => sql`(
  select max(met.ends_at) from met_appointments as met
    where met.patient_id = ${patientId}::uuid and met.status = 'completed'
      ${dietitianId === undefined ? sql`` : sql`and met.dietitian_id = ${dietitianId}::uuid`})`
