import { type RawBuilder, sql } from 'kysely'
import type { Ending } from '#contract/appointments/appointment.ts'
import { addDays, type Day, startOfDay } from '#contract/days.ts'
import type { Mode } from '#contract/practice-options.ts'
import type { AppointmentList, SessionKind } from '#contract/reports/figures.ts'
import { daysToReturn, lateHours } from '#contract/reports/report.ts'
import type { TimeOrder } from '#contract/time-order.ts'
import { type Cursor, cursorRow, microsOf, runsBy } from '#server/ground/time/cursor.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'

/** A span that includes `from` and excludes `until`. */
export type TimeSpan = { from: Date; until: Date }

/**
 * Whether a row of `appointments as met` takes place, for every figure and list. No index covers the status, but one
 * covers a missing ending.
 */
const isHeld = sql`met.ending is null`

/** The number of appointments that begin in this span and take place. */
export const startingCount = ({ from, until }: TimeSpan): RawBuilder<number> => sql`(
  select count(*)::int from appointments as met
    where ${isHeld} and starts_at >= ${from}::timestamptz and starts_at < ${until}::timestamptz)`

export type EarnedTotal = { sessions: number; halalas: number }

export type EarnedRow = EarnedTotal & { day: Day; kind: SessionKind }

/** Earnings by day and kind; those of the last day only before `until`, if that is within it. */
export const earnedByDay = (from: Day, to: Day, until?: Date): RawBuilder<EarnedRow[]> => {
  const cut = until && until < startOfDay(addDays(to, 1)) ? until : null
  return sql`(
  select coalesce(json_agg(json_build_object('day', day, 'kind', kind, 'sessions', sessions, 'halalas', halalas)), '[]') from (
    select day, kind, sessions, halalas from revenue_days where day >= ${from}::date and day ${cut ? sql`<` : sql`<=`} ${to}::date
    ${
      cut
        ? sql`union all select ${to}::date, app.session_kind(type, package_id), count(*), sum(price_halalas) from appointments
            where completed_at >= ${startOfDay(to)}::timestamptz and completed_at < ${cut}::timestamptz group by 2`
        : sql``
    }) as days)`
}

export type NamedColumn = { id: string; name: string | null; otherName: string | null } | null

/** The part of an appointment that admins see: who meets whom and when, but not why. */
export type ReportedRow = {
  id: string
  client: NamedColumn
  dietitian: NamedColumn
  starts: string
  ends: string
  mode: Mode
  status: string
  ending: Ending | null
  halalas: number
}

export const namedParty = (id: RawBuilder<unknown>) => sql`case when ${id} is not null then
  json_build_object('id', ${id}, 'name', ${nameOf(id)}, 'otherName', ${otherNameOf(id)}) end`

/** Columns of `appointments as met`. */
export const reportedColumns: RawBuilder<ReportedRow> = sql`
  met.id, ${namedParty(sql`met.patient_id`)} as client, ${namedParty(sql`met.dietitian_id`)} as dietitian, to_json(met.starts_at) #>> '{}' as starts,
  to_json(met.ends_at) #>> '{}' as ends, met.mode, met.status, met.ending, met.price_halalas as halalas`

/** The latest appointments that have begun, and the next ones to begin. */
export const aroundNow = (now: Date, begun: number, ahead: number): RawBuilder<ReportedRow[]> => sql`(
  select coalesce(json_agg(around order by around.starts, around.id), '[]') from (
    (select ${reportedColumns} from appointments as met where ${isHeld} and met.starts_at <= ${now}::timestamptz
      order by met.starts_at desc, met.id desc limit ${begun})
    union all (select ${reportedColumns} from appointments as met where ${isHeld} and met.starts_at > ${now}::timestamptz
      order by met.starts_at, met.id limit ${ahead})) as around)`

/** The latest appointments of these people, whichever side they are on. */
export const latestAppointmentsOf = (
  people: RawBuilder<unknown>,
  most: number,
): RawBuilder<ReportedRow[]> => sql`(
  select coalesce(json_agg(found order by found.place), '[]') from (
    select row_number() over (order by met.starts_at desc, met.id desc) as place, ${reportedColumns}
      from appointments as met where met.id in (select own.id from (${people}) as person, lateral (
        (select id from appointments where patient_id = person.id order by starts_at desc, id desc limit ${most})
        union (select id from appointments where dietitian_id = person.id order by starts_at desc, id desc limit ${most})) as own)
      order by place limit ${most}) as found)`

/** One row more than is shown, to see whether there are more. */
export const pageOfPerson = (
  person: string,
  after: Cursor | null,
  most: number,
): RawBuilder<ReportedRow & { micros: string }> => sql`
  select ${reportedColumns}, ${microsOf(sql`met.starts_at`)} as micros from appointments as met
    where ${person}::uuid in (met.patient_id, met.dietitian_id)
      ${after ? sql`and (met.starts_at, met.id) < ${cursorRow(after)}` : sql``}
    order by met.starts_at desc, met.id desc limit ${most + 1}`

/** A cancelled appointment never changes again, so `changed_at` is when it was cancelled. */
const isLate = (met: RawBuilder<unknown>) =>
  sql`${met}.changed_at > ${met}.starts_at - ${lateHours} * interval '1 hour'`

/** An instant booking had no request to answer. */
const wasAsked = (met: RawBuilder<unknown>) => hasEvent(met, sql`kind = 'appointment.requested'`)

const isAnswer = sql`kind in ('appointment.confirmed', 'appointment.declined')`

/** Looked up for each appointment: a join would read the events of all other days too. */
const hasEvent = (met: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`exists (
  select from events where subject_type = 'appointment' and subject_id = ${met}.id and ${which} offset 0)`

/** The patient's first completed appointment. */
const isFirst = (
  met: RawBuilder<unknown>,
) => sql`${met}.completed_at is not null and ${met}.patient_id is not null
  and not exists (select from appointments as earlier where earlier.patient_id = ${met}.patient_id and earlier.completed_at is not null
    and (earlier.starts_at, earlier.id) < (${met}.starts_at, ${met}.id))`

/** The patient completed another appointment within `daysToReturn` days. */
const cameAgain = (met: RawBuilder<unknown>) => sql`exists (
  select from appointments as later where later.patient_id = ${met}.patient_id and later.completed_at is not null
    and later.starts_at > ${met}.starts_at and later.starts_at <= ${met}.starts_at + ${daysToReturn} * interval '1 day')`

const met = sql`met`

/** The time by which each list is ordered, and its content. Each walks an index of its own. */
const lists: Record<AppointmentList, { at: RawBuilder<unknown>; holds: RawBuilder<unknown> }> = {
  held: { at: sql`met.starts_at`, holds: isHeld },
  completed: { at: sql`met.completed_at`, holds: sql`met.completed_at is not null` },
  cancelled: { at: sql`met.starts_at`, holds: sql`not ${isHeld}` },
  late: { at: sql`met.starts_at`, holds: sql`not ${isHeld} and ${isLate(met)}` },
  requested: { at: sql`met.requested_at`, holds: wasAsked(met) },
  answered: { at: sql`met.requested_at`, holds: sql`${wasAsked(met)} and ${hasEvent(met, isAnswer)}` },
  first: { at: sql`met.starts_at`, holds: isFirst(met) },
  returned: { at: sql`met.starts_at`, holds: sql`${isFirst(met)} and ${cameAgain(met)}` },
}

/** Which appointments a list contains. */
export type ReportFilter = TimeSpan & {
  list: AppointmentList
  kind?: SessionKind | undefined
  ending?: Ending | undefined
}

export type ReportedPage = { total: number; rows: (ReportedRow & { micros: string })[] }

/** Reads one row more than is shown, to see whether there are more. Callers that read all pages can skip the count. */
export function pageOfReported(
  { list, from, until, kind, ending }: ReportFilter,
  after: Cursor | null,
  most: number,
  { counts = true, order }: { counts?: boolean; order?: TimeOrder | undefined } = {},
): RawBuilder<ReportedPage> {
  const { at, holds } = lists[list]
  const { direction, past } = runsBy(order)
  const isIn = sql`${holds} and ${at} >= ${from}::timestamptz and ${at} < ${until}::timestamptz
    ${kind === undefined ? sql`` : sql`and app.session_kind(met.type, met.package_id) = ${kind}`}
    ${ending === undefined ? sql`` : sql`and met.ending = ${ending}`}`
  return sql`
    select ${counts ? sql`(select count(*)::int from appointments as met where ${isIn})` : sql`0`} as total,
      (select coalesce(json_agg(page), '[]') from (
        select ${reportedColumns}, ${microsOf(at)} as micros from appointments as met
          where ${isIn} ${after ? sql`and (${at}, met.id) ${past} ${cursorRow(after)}` : sql``}
          order by ${at} ${direction}, met.id ${direction} limit ${most + 1}) as page) as rows`
}

export type DayOfAppointments = { day: Day; held: number; cancelled: number }

/** Counts by day in Riyadh, by when the appointments were to begin. */
export const appointmentsByDay = ({ from, until }: TimeSpan): RawBuilder<DayOfAppointments[]> => sql`(
  select coalesce(json_agg(days), '[]') from (
    select (starts_at at time zone 'Asia/Riyadh')::date::text as day, count(*) filter (where ${isHeld})::int as held,
        count(*) filter (where not ${isHeld})::int as cancelled
      from appointments as met where starts_at >= ${from}::timestamptz and starts_at < ${until}::timestamptz group by 1) as days)`

export type CancellationCount = { ending: Ending; count: number; late: number }

/** The number of cancelled appointments that were to begin in this span, by ending, and how many were cancelled late. */
export const cancelledBy = ({ from, until }: TimeSpan): RawBuilder<CancellationCount[]> => sql`(
  select coalesce(json_agg(endings), '[]') from (
    select ending, count(*)::int as count, count(*) filter (where ${isLate(met)})::int as late
      from appointments as met where not ${isHeld} and starts_at >= ${from}::timestamptz and starts_at < ${until}::timestamptz
      group by 1) as endings)`

export type AnswerTimes = { asked: number; answered: number; median: number | null; ninetieth: number | null }

/** How quickly dietitians answered the requests that patients made in this span. */
export const answerTimes = ({ from, until }: TimeSpan): RawBuilder<AnswerTimes> => sql`(
  select row_to_json(times) from app.answer_times(${from}::timestamptz, ${until}::timestamptz) as times)`

export type ReturningPatients = { people: number; back: number }

/**
 * Of the patients whose first completed appointment was in this span, the number who returned. Each is looked up
 * once, however often they returned.
 */
export const returningPatients = ({ from, until }: TimeSpan): RawBuilder<ReturningPatients> => sql`(
  select json_build_object('people', count(*), 'back', count(*) filter (where ${cameAgain(sql`first`)}))
    from (select distinct patient_id from appointments where completed_at is not null and patient_id is not null
        and starts_at >= ${from}::timestamptz and starts_at < ${until}::timestamptz) as came,
      lateral (select patient_id, starts_at from appointments as visit
        where visit.patient_id = came.patient_id and visit.completed_at is not null order by starts_at, id limit 1) as first
    where first.starts_at >= ${from}::timestamptz)`

/** One appointment, as a column of another statement; null if it does not exist. */
export const reportedById = (id: RawBuilder<unknown>): RawBuilder<ReportedRow | null> =>
  sql`(select to_json(one) from (select ${reportedColumns} from appointments as met where met.id = ${id}) as one)`
