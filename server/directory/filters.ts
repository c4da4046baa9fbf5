import { type RawBuilder, sql } from 'kysely'
import { todayInRiyadh } from '#contract/days.ts'
import type { DirectoryFilters } from '#contract/directory.ts'
import type { Actor } from '#server/ground/data/db.ts'
import { dayText, weekdayOf, zoneOf } from '#server/ground/time/zones.ts'
import { filterQuery } from './filter-terms.ts'

export type Condition = RawBuilder<boolean>

/**
 * The conditions on a row of `directory`. An unset filter is passed as null, which the planner folds away, so that the
 * text of the statement stays the same.
 */
export const matchesFilters = (
  filters: DirectoryFilters,
  isAsked: Condition,
  actor: Actor,
  now: Date,
): Condition =>
  allOf([
    matchesUncounted(filters, isAsked, actor, now),
    unlessNull(filterQuery(filters), 'tsquery', (some) => sql`traits @@ ${some}`),
    matchesPrice(filters),
    isFreeInPeriod(filters, now),
  ])

/** The conditions without counted choices. Licences end with their last day, whether or not a job has run since. */
export const matchesUncounted = (
  { saved }: DirectoryFilters,
  isAsked: Condition,
  actor: Actor,
  now: Date,
): Condition => allOf([isLicensed(now), isAsked, saved ? isSavedBy(actor) : always])

export const always: Condition = sql`true`

const isSavedBy = ({ id }: Actor): Condition =>
  sql`user_id in (select dietitian_id from favorites where patient_id = ${id}::uuid)`

/** True for nearly all rows; `is true` stops the planner from combining this index with the one on words. */
const isLicensed = (now: Date): Condition => sql`(licensed_until >= ${todayInRiyadh(now)}::date) is true`

export const matchesPrice = ({ least, most }: Pick<DirectoryFilters, 'least' | 'most'>): Condition =>
  allOf([
    unlessNull(inHalalas(least), 'integer', (price) => sql`price_halalas >= ${price}`),
    unlessNull(inHalalas(most), 'integer', (price) => sql`by_price <= ${price}`),
  ])

const inHalalas = (riyals: number | undefined) => (riyals === undefined ? null : riyals * 100)

export const isFreeInPeriod = (
  { when, zone }: Pick<DirectoryFilters, 'when' | 'zone'>,
  now: Date,
): Condition =>
  sql`(${when ?? null}::text is null or ${isFreeBefore(endOfPeriod(when ?? 'today', zone, now), now)})`

/**
 * Whether a time before this moment can still be booked. Then the next free time is before it too, and the index
 * covers that part. If the next free time has just passed, `last_calls`, the last booking moment for each day in
 * Riyadh, decides.
 */
export function isFreeBefore(end: Date, now: Date): Condition {
  const lastWhole = dayText(zoneOf(riyadh).dayOf(end.getTime()) - 1)
  const calls = sql`last_calls[${todayInRiyadh(now)}::date - calls_from + 1 : ${lastWhole}::date - calls_from + 1]`
  return sql`(by_soonest < ${end} and (next_call_at >= ${now} or ${now}::timestamptz <= any(${calls})))`
}

/** The end of the reader’s day, or of the Saturday that ends their week. */
export function endOfPeriod(when: NonNullable<DirectoryFilters['when']>, zone = riyadh, now: Date): Date {
  // One cached clock per zone, however its name is capitalised.
  const { dayOf, reach } = zoneOf(zone === riyadh ? zone : zone.toLowerCase())
  const today = dayOf(now.getTime())
  return new Date(reach(when === 'today' ? today + 1 : today + 7 - weekdayOf(today), 0))
}

const riyadh = 'Asia/Riyadh'

/**
 * Matches the words of the query. For a broad query the CASE hides the index on words, so that the planner walks the
 * sort order; for any other the subselect hides the query text, so that the planner uses that index.
 */
export const matchesQuery = (query: string, isBroad = false): Condition =>
  isBroad
    ? sql`case when words @@ ${query}::tsquery then true else false end`
    : sql`words @@ (select ${query}::tsquery)`

/** The dietitians that a search is about: all for signed-in people, those with a public page for visitors. */
export type Searched = RawBuilder<unknown>
export const directoryRows: Searched = sql`directory`
export const publicRows: Searched = sql`public_directory`

/** Whether the query matches any name or topic without tolerating typing errors, regardless of the other filters. */
export const matchesAnybody = (query: string, now: Date, rows: Searched): Condition =>
  sql`exists (select from ${rows} where ${matchesQuery(query)} and ${isLicensed(now)})`

export const allOf = (conditions: readonly Condition[]): Condition =>
  sql`(${sql.join(conditions, sql` and `)})`

export function unlessNull(
  value: unknown,
  type: 'bigint' | 'integer' | 'tsquery',
  condition: (value: RawBuilder<unknown>) => Condition,
): Condition {
  const typed = sql`${value}::${sql.raw(type)}`
  return sql`(${typed} is null or ${condition(typed)})`
}
