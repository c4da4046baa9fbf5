import { type RawBuilder, sql } from 'kysely'
import { between, isAlive, wasVisit } from './conditions.ts'

/** Whether the patient's first visit was in this month, `2026-11`, in the practice’s zone. */
export const isFirstSeenIn = (
  dietitianId: string,
  patient: RawBuilder<unknown>,
  zone: RawBuilder<unknown>,
  month: string,
): RawBuilder<boolean> => sql`(
  select to_char(min(visit.starts_at) at time zone ${zone}, 'YYYY-MM') = ${month} from appointments as visit
    where ${between(sql`visit`, dietitianId, patient)} and ${wasVisit(sql`visit`)})`

/**
 * Each patient's next appointment with a dietitian and, in `lastOfEach`, the last past one, as the source of another
 * statement. Both walk the index of a person's appointments, so that the first few cost the same however many there
 * are.
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

/** A dietitian's next appointment with a patient, and their last meeting, as columns of another statement. */
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

export type SeenColumns = { visits: number; first_visit: Date | null }

/** How often a dietitian has seen a patient, and since when. */
export const seenColumns = (
  dietitianId: string,
  patient: RawBuilder<unknown>,
): RawBuilder<SeenColumns> => sql`
  (select count(*)::int from appointments as visit
    where ${between(sql`visit`, dietitianId, patient)} and ${wasVisit(sql`visit`)}) as visits,
  (select min(visit.starts_at) from appointments as visit
    where ${between(sql`visit`, dietitianId, patient)} and ${wasVisit(sql`visit`)}) as first_visit`
