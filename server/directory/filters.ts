import { type RawBuilder, sql } from 'kysely'
import { todayInRiyadh } from '#contract/days.ts'
import type { DirectoryFilters } from '#contract/directory.ts'
import type { Actor } from '#server/ground/data/db.ts'
import { dayText, weekdayOf, zoneOf } from '#server/ground/time/zones.ts'
import { traitsAsked } from './traits.ts'

export type Condition = RawBuilder<boolean>

/**
 * What is asked of a row of `directory`. What is not asked is there as a null, which the planner takes away, so that the
 * statement's text stays the same.
 */
export const isFit = (filters: DirectoryFilters, isAsked: Condition, actor: Actor, now: Date): Condition =>
  every([
    isMeant(filters, isAsked, actor, now),
    unlessNull(traitsAsked(filters), 'tsquery', (some) => sql`traits @@ ${some}`),
    isPriced(filters),
    isFreeWhen(filters, now),
  ])

/** What has no choices to be counted. Licences end with a day, whether or not a job has run since. */
export const isMeant = (
  { saved }: DirectoryFilters,
  isAsked: Condition,
  actor: Actor,
  now: Date,
): Condition => every([isLicensed(now), isAsked, saved ? isSavedBy(actor) : always])

export const always: Condition = sql`true`

const isSavedBy = ({ id }: Actor): Condition =>
  sql`user_id in (select dietitian_id from favorites where patient_id = ${id}::uuid)`

/** Nearly all are: in these words no index is asked who they are, one by one, beside the few who are called so. */
const isLicensed = (now: Date): Condition => sql`(licensed_until >= ${todayInRiyadh(now)}::date) is true`

export const isPriced = ({ least, most }: Pick<DirectoryFilters, 'least' | 'most'>): Condition =>
  every([
    unlessNull(inHalalas(least), 'integer', (price) => sql`price_halalas >= ${price}`),
    unlessNull(inHalalas(most), 'integer', (price) => sql`by_price <= ${price}`),
  ])

const inHalalas = (riyals: number | undefined) => (riyals === undefined ? null : riyals * 100)

export const isFreeWhen = ({ when, zone }: Pick<DirectoryFilters, 'when' | 'zone'>, now: Date): Condition =>
  sql`(${when ?? null}::text is null or ${isFreeBefore(endOf(when ?? 'today', zone, now), now)})`

/**
 * Something that begins before this moment can still be booked now. Whoever is free then is free next before it: that
 * much an index knows. If the next free time has just passed by, the last call of each of Riyadh's days tells.
 */
export function isFreeBefore(end: Date, now: Date): Condition {
  const lastWhole = dayText(zoneOf(riyadh).dayOf(end.getTime()) - 1)
  const calls = sql`last_calls[${todayInRiyadh(now)}::date - calls_from + 1 : ${lastWhole}::date - calls_from + 1]`
  return sql`(by_soonest < ${end} and (next_call_at >= ${now} or ${now}::timestamptz <= any(${calls})))`
}

/** When the reader's day is over, or the Saturday with which their week ends. */
export function endOf(when: NonNullable<DirectoryFilters['when']>, zone = riyadh, now: Date): Date {
  // However it is spelt, one clock is kept.
  const { dayOf, reach } = zoneOf(zone === riyadh ? zone : zone.toLowerCase())
  const today = dayOf(now.getTime())
  return new Date(reach(when === 'today' ? today + 1 : today + 7 - weekdayOf(today), 0))
}

const riyadh = 'Asia/Riyadh'

/**
 * Who is called so. Of a broad question the planner does not learn what the index of words could do, so that it goes along
 * the order; of any other it does not learn the question, so that it asks that index.
 */
export const isCalled = (query: string, isBroad = false): Condition =>
  isBroad
    ? sql`case when words @@ ${query}::tsquery then true else false end`
    : sql`words @@ (select ${query}::tsquery)`

/** Whether it takes no guess at typing errors to find somebody, whatever else is wanted of them. */
export const isAnybodyCalled = (query: string, now: Date): Condition =>
  sql`exists (select from directory where ${isCalled(query)} and ${isLicensed(now)})`

export const every = (conditions: readonly Condition[]): Condition =>
  sql`(${sql.join(conditions, sql` and `)})`

export function unlessNull(
  value: unknown,
  type: 'bigint' | 'integer' | 'tsquery',
  condition: (value: RawBuilder<unknown>) => Condition,
): Condition {
  const typed = sql`${value}::${sql.raw(type)}`
  return sql`(${typed} is null or ${condition(typed)})`
}
