import { type RawBuilder, sql } from 'kysely'
import type { Availability, Exception } from '#contract/availability.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { dayMs, dayNumber, dayText, lastDay } from '#server/ground/time/zones.ts'

export const columnsOf = (availability: Availability) => ({
  zone: availability.zone,
  weekly: JSON.stringify(availability.weekly),
  buffer_minutes: availability.buffer,
  notice_minutes: availability.notice,
  horizon_days: availability.horizon,
  increment_minutes: availability.increment,
  most_per_day: availability.mostPerDay,
  most_per_patient: availability.mostPerPatient,
  takes_at_once: availability.takesAtOnce,
  refund_whole_hours: availability.refunds?.wholeUntil ?? null,
  refund_part_hours: availability.refunds?.partUntil ?? null,
  refund_part_percent: availability.refunds?.partPercent ?? null,
})

/** The contract's `Availability`, from a row aliased `availability`. */
export const availabilityOf: RawBuilder<Availability> = sql`json_build_object('zone', availability.zone,
  'weekly', availability.weekly, 'buffer', availability.buffer_minutes, 'notice', availability.notice_minutes,
  'horizon', availability.horizon_days, 'increment', availability.increment_minutes,
  'mostPerDay', availability.most_per_day, 'mostPerPatient', availability.most_per_patient,
  'takesAtOnce', availability.takes_at_once,
  'refunds', case when availability.refund_whole_hours is not null then json_build_object('wholeUntil', availability.refund_whole_hours,
    'partUntil', availability.refund_part_hours, 'partPercent', availability.refund_part_percent) end)`

/** The zone of a person's practice; null if they are not a dietitian. */
export const zoneOfPractice = (userId: string): RawBuilder<string | null> =>
  sql`(select zone from availabilities where user_id = ${userId}::uuid)`

/** Makes concurrent changes of the same hours wait. */
export async function lockAvailability(tx: Tx, userId: string): Promise<Availability> {
  const { rows } = await sql<{ availability: Availability }>`
    select ${availabilityOf} as availability from availabilities as availability
      where availability.user_id = ${userId}::uuid for update`.execute(tx)
  if (!rows[0]) throw new Refusal('not_found')
  return rows[0].availability
}

/** The contract's `Exception`, from a row of `hour_exceptions`. */
export const exceptionOf: RawBuilder<Exception> = sql`json_build_object('id', id, 'kind', kind, 'from', from_on, 'to', to_on,
  'weekdays', weekdays, 'hours', hours, 'label', label)`

export type Span = { first: number; last: number }

/** The days, in any time zone, that matter for this range: hours of the day before can extend into the first one. */
export const spanAround = (from: string, days: number): Span => ({
  first: within(dayNumber(from) - 2),
  last: within(dayNumber(from) + days + 2),
})

const within = (day: number) => Math.max(0, Math.min(lastDay, day))

/** The owner's exceptions that touch these days. */
export const exceptionsIn = ({ first, last }: Span): RawBuilder<Exception[]> => sql`(
  select coalesce(json_agg(${exceptionOf} order by from_on, id), '[]') from hour_exceptions
    where user_id = availability.user_id and to_on >= ${dayText(first)}::date and from_on <= ${dayText(last)}::date)`

/** The times in this span when the owner of these hours is busy. */
export const ownBusyTimes = (span: Span, now: Date): RawBuilder<[number, number][]> =>
  busyTimes(sql.ref('availability.user_id'), span, now)

/** The times in this span when a person is busy, in epoch milliseconds; expired holds do not count. */
export const busyTimes = (
  person: string | RawBuilder<unknown>,
  { first, last }: Span,
  now: Date,
): RawBuilder<[number, number][]> =>
  busyBetween(person, sql`${new Date(first * dayMs)}`, sql`${new Date(last * dayMs)}`, now)

const busyBetween = (
  person: string | RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
  now: Date,
): RawBuilder<[number, number][]> => sql`(
  select coalesce(json_agg(json_build_array(
      date_part('epoch', starts) * 1000, date_part('epoch', ends) * 1000)), '[]')
    from app.busy_times(${person}::uuid, ${from}::timestamptz, ${to}::timestamptz, ${now}::timestamptz))`

/** The times in the caller's own calendar that visitors hold, in epoch milliseconds. */
export const ownTimesOfVisitors = (now: Date): RawBuilder<[number, number][]> => sql`(
  select coalesce(json_agg(json_build_array(date_part('epoch', starts) * 1000, date_part('epoch', ends) * 1000)), '[]')
    from app.times_of_visitors(${now}::timestamptz))`

/** An appointment takes at most three hours, with at most two hours of buffer on either side. */
const [longest, widest] = [3 * 3_600_000, 2 * 3_600_000]

const hoursFrom = (at: Date, ms: number) => new Date(at.getTime() + ms)

/** Busy times that can overlap an appointment that begins at this moment. */
export const busyTimesAt = (person: string, at: Date, now: Date): RawBuilder<[number, number][]> =>
  busyBetween(person, sql`${at}`, sql`${hoursFrom(at, longest)}`, now)

/**
 * The busy times that decide whether the owner of these hours is free at one moment: those near it or, if appointments
 * per day are limited, those of that whole day in any time zone.
 */
export const ownBusyTimesAround = (at: Date, now: Date): RawBuilder<[number, number][]> => {
  const unlessCounted = (near: Date, far: Date) =>
    sql`case when availability.most_per_day is null then ${near}::timestamptz else ${far}::timestamptz end`
  return busyBetween(
    sql.ref('availability.user_id'),
    unlessCounted(hoursFrom(at, -widest), hoursFrom(at, -dayMs - longest)),
    unlessCounted(hoursFrom(at, longest + widest), hoursFrom(at, dayMs + longest)),
    now,
  )
}
