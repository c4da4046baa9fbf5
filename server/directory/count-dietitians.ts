import { type RawBuilder, sql } from 'kysely'
import { type DirectoryFilters, type countDietitians as route, whenOptions } from '#contract/directory.ts'
import type { OutputOf } from '#contract/route.ts'
import type { Actor } from '#server/ground/data/db.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { choiceBit, type FilterName, filterChoices, filterMask, filterNames } from './filter-terms.ts'
import {
  always,
  type Condition,
  directoryRows,
  endOfPeriod,
  isFreeBefore,
  isFreeInPeriod,
  matchesAnybody,
  matchesPrice,
  matchesQuery,
  matchesUncounted,
  type Searched,
  unlessNull,
} from './filters.ts'
import { type SearchQuery, searchQuery } from './search-query.ts'

const filtersWithChoices = [...filterNames, 'price', 'when'] as const
type Choosing = (typeof filtersWithChoices)[number]

/** Counts per choice, grouped by the one filter that the dietitians do not pass, or by none. */
export type CountRow = { missed: number; all: number; least: number | null; most: number | null } & Record<
  string,
  number
>

/** Counts what a signed-in person can find. */
export const countDietitians: Read<typeof route, CountRow> = (actor, filters, now) => ({
  query: () => countedChoices(directoryRows, filters, actor, now),
  view: viewCounts,
})

/**
 * Each choice is counted among the dietitians that pass all other filters. So a row that misses one filter still counts
 * for that filter’s choices, and a row that misses two counts for none.
 */
export function countedChoices(
  rows: Searched,
  filters: DirectoryFilters,
  actor: Actor,
  now: Date,
): RawBuilder<CountRow> {
  const query = filters.q === undefined ? null : searchQuery(filters.q)
  const [today, week] = whenOptions.map((when) => isFreeBefore(endOfPeriod(when, filters.zone, now), now))
  return sql<CountRow>`
      select missed, count(*)::int as "all", min(price_halalas) as least, max(price_halalas) as most, ${counts},
          count(*) filter (where is_free_today)::int as "when:today", count(*) filter (where is_free_this_week)::int as "when:week"
        from (select choices, price_halalas, ${today} as is_free_today, ${week} as is_free_this_week,
            ${missedBy(filters, now)} as missed
          from ${rows} where ${matchesUncounted(filters, query ? isAskedFor(query, now, rows) : always, actor, now)} offset 0) as meant
        where case when missed & (missed - 1) = 0 then true else false end group by missed`
}

export function viewCounts(rows: readonly CountRow[]): OutputOf<typeof route> {
  const among = (filter: Choosing) =>
    rows.filter(({ missed }) => missed === 0 || missed === bitOfFilter(filter))
  const each = (
    filter: FilterName | 'when',
    options: readonly string[] = filterChoices[filter as FilterName],
  ) =>
    Object.fromEntries(
      options.map((choice) => [
        choice,
        among(filter).reduce((total, row) => total + (row[`${filter}:${choice}`] ?? 0), 0),
      ]),
    )
  const prices = among('price').flatMap(({ least, most }) => [least ?? [], most ?? []].flat())
  return {
    total: rows.find(({ missed }) => missed === 0)?.all ?? 0,
    specialization: each('specialization'),
    language: each('language'),
    gender: each('gender'),
    city: each('city'),
    mode: each('mode'),
    rating: each('rating'),
    when: each('when', whenOptions),
    prices: prices.length > 0 ? { least: Math.min(...prices) / 100, most: Math.max(...prices) / 100 } : null,
  }
}

/** Tolerates typing errors only if no exact match exists. The subselect keeps the planner from guessing the row count. */
const isAskedFor = ({ isBroad, begun, loose }: SearchQuery, now: Date, rows: Searched): Condition =>
  isBroad
    ? matchesQuery(begun, isBroad)
    : sql`words @@ (select case when ${matchesAnybody(begun, now, rows)} then ${begun}::tsquery else ${loose}::tsquery end)`

const counts = sql.join(
  filterNames.flatMap((trait) =>
    filterChoices[trait].map(
      (choice) =>
        sql`count(*) filter (where choices & ${sql.lit(choiceBit(trait, choice))} <> 0)::int as ${sql.id(`${trait}:${choice}`)}`,
    ),
  ),
)

const bitOfFilter = (filter: Choosing) => 2 ** filtersWithChoices.indexOf(filter)

/** The filters a row misses, one bit each. */
function missedBy(filters: DirectoryFilters, now: Date): RawBuilder<number> {
  const meets = (filter: Choosing): Condition => {
    if (filter === 'price') return matchesPrice(filters)
    if (filter === 'when') return isFreeInPeriod(filters, now)
    const bits = filterMask(filter, [filters[filter] ?? []].flat())
    return unlessNull(bits === 0n ? null : bits.toString(), 'bigint', (some) => sql`choices & ${some} <> 0`)
  }
  const bits = filtersWithChoices.map(
    (filter) => sql`case when ${meets(filter)} then 0 else ${sql.lit(bitOfFilter(filter))} end`,
  )
  return sql`${sql.join(bits, sql` + `)}`
}
