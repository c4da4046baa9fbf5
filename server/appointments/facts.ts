import { type RawBuilder, sql } from 'kysely'

/** It is agreed on, has taken place, or may still be agreed on. */
const isAlive = (appointment: RawBuilder<unknown>, now: Date): RawBuilder<boolean> => sql`(
  ${appointment}.status in ('confirmed', 'completed')
    or (${appointment}.status = 'pending' and ${appointment}.lapses_at > ${now}::timestamptz))`

/** How many appointments of a patient lie ahead, and when the first of them begins. */
export const aheadOf = (
  patientId: string,
  now: Date,
): RawBuilder<{ count: number; next_at: Date | null }> => sql`
  select count(*)::int as count, min(ahead.starts_at) as next_at from appointments as ahead
    where ahead.patient_id = ${patientId}::uuid and ahead.starts_at > ${now}::timestamptz and ${isAlive(sql`ahead`, now)}`

const between = (appointment: RawBuilder<unknown>, dietitianId: string, patient: RawBuilder<unknown>) =>
  sql`${appointment}.dietitian_id = ${dietitianId}::uuid and ${appointment}.patient_id = ${patient}`

/**
 * Of each of a dietitian's patients the appointment that is next, or of those who have none ahead the last one, as the source of
 * another statement. Both walk along the index of one's appointments, so that the first few cost the same however many there are.
 */
export const nextOfEach = (dietitianId: string, now: Date): RawBuilder<unknown> => sql`(
  select first.id, first.patient_id, first.starts_at from appointments as first
    where first.dietitian_id = ${dietitianId}::uuid and first.patient_id is not null and first.starts_at > ${now}::timestamptz
      and ${isAlive(sql`first`, now)}
      and not exists (select from appointments as earlier
        where ${between(sql`earlier`, dietitianId, sql`first.patient_id`)} and earlier.starts_at > ${now}::timestamptz
          and ${isAlive(sql`earlier`, now)} and (earlier.starts_at, earlier.id) < (first.starts_at, first.id)))`

export const lastOfEach = (dietitianId: string, now: Date): RawBuilder<unknown> => sql`(
  select last.id, last.patient_id, last.starts_at from appointments as last
    where last.dietitian_id = ${dietitianId}::uuid and last.patient_id is not null and last.starts_at <= ${now}::timestamptz
      and ${isAlive(sql`last`, now)}
      and not exists (select from appointments as later
        where ${between(sql`later`, dietitianId, sql`last.patient_id`)} and ${isAlive(sql`later`, now)}
          and (later.starts_at, later.id) > (last.starts_at, last.id)))`

export type MeetingColumns = {
  next: {
    id: string
    status: 'pending' | 'confirmed'
    mode: 'video' | 'in-person'
    starts: string
    ends: string
  } | null
  last_visit: Date | null
}

/** What lies ahead of a dietitian and one of the patients, and when they have met last, as columns of another statement. */
export const meetingColumns = (
  dietitianId: string,
  patient: RawBuilder<unknown>,
  now: Date,
): RawBuilder<MeetingColumns> => sql`
  (select json_build_object('id', ahead.id, 'status', ahead.status, 'mode', ahead.mode, 'starts', ahead.starts_at, 'ends', ahead.ends_at)
    from appointments as ahead
    where ${between(sql`ahead`, dietitianId, patient)} and ahead.starts_at > ${now}::timestamptz and ${isAlive(sql`ahead`, now)}
    order by ahead.starts_at limit 1) as next,
  (select visit.starts_at from appointments as visit
    where ${between(sql`visit`, dietitianId, patient)} and ${wasVisit(sql`visit`)}
    order by visit.starts_at desc limit 1) as last_visit`

const wasVisit = (appointment: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${appointment}.status = 'completed' and ${appointment}.outcome = 'attended'`

export type VisitColumns = { visits: number; first_visit: Date | null }

/** How often a dietitian has seen a patient, and since when. */
export const visitColumns = (
  dietitianId: string,
  patient: RawBuilder<unknown>,
): RawBuilder<VisitColumns> => sql`
  (select count(*)::int from appointments as visit
    where ${between(sql`visit`, dietitianId, patient)} and ${wasVisit(sql`visit`)}) as visits,
  (select min(visit.starts_at) from appointments as visit
    where ${between(sql`visit`, dietitianId, patient)} and ${wasVisit(sql`visit`)}) as first_visit`

export type TreatingRow = { id: string; name: string; otherName: string | null; photoId: string | null }

/** Whom the patient has an appointment with, or had one that took place, each once; as the patient may name them. */
export const treatingDietitians = (patientId: string): RawBuilder<TreatingRow> => sql`
  select distinct on (met.other_id) met.other_id as id, coalesce(met.other_full_name, '') as name, met.other_other_name as "otherName",
      met.other_photo_id as "photoId"
    from met_appointments as met
    where met.patient_id = ${patientId}::uuid and met.other_id is not null and met.status in ('pending', 'confirmed', 'completed')
    order by met.other_id`

/** The same of all whom the patient has ever asked for an appointment. */
export const namedDietitians = (patientId: string): RawBuilder<TreatingRow> => sql`
  select distinct on (met.other_id) met.other_id as id, coalesce(met.other_full_name, '') as name, met.other_other_name as "otherName",
      met.other_photo_id as "photoId"
    from met_appointments as met where met.patient_id = ${patientId}::uuid and met.other_id is not null
    order by met.other_id`

/** When the last appointment that took place was over; with one dietitian, or with anybody. */
export const lastSeenAt = (patientId: string, dietitianId?: string): RawBuilder<Date | null> => sql`(
  select max(met.ends_at) from met_appointments as met
    where met.patient_id = ${patientId}::uuid and met.status = 'completed'
      ${dietitianId === undefined ? sql`` : sql`and met.dietitian_id = ${dietitianId}::uuid`})`

/** When an appointment begins that this person has with somebody; null of others'. */
export const startOfOwn = (id: string, person: string): RawBuilder<Date | null> => sql`(
  select starts_at from appointments where appointments.id = ${id}::uuid and ${person}::uuid in (patient_id, dietitian_id))`

/** Whose an appointment is, of a row of events that is about one. */
export const patientOf = (id: string): RawBuilder<{ patient_id: string; starts_at: Date }> =>
  sql`select patient_id, starts_at from appointments where id = ${id}::uuid and patient_id is not null`
