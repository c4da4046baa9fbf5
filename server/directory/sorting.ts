import { type RawBuilder, sql } from 'kysely'
import type { SortOrder } from '#contract/directory.ts'
import type { SearchQuery } from './search-query.ts'

/** The sort key before the rank; smaller first. */
export type Sorting = {
  key: RawBuilder<number | Date | string>
  type: 'integer' | 'double precision' | 'timestamptz'
}

const sortings: Record<Exclude<SortOrder, 'relevance'>, Sorting> = {
  rating: { key: sql`by_rating`, type: 'double precision' },
  price: { key: sql`by_price`, type: 'integer' },
  soonest: { key: sql`by_soonest`, type: 'timestamptz' },
}

export const sortingOf = (sort: SortOrder, query: SearchQuery | null): Sorting | null =>
  sort === 'relevance' ? matchOf(query) : sortings[sort]

/** Exact spelling, then sound, then prefix. A broad query ranks all its matches alike. */
function matchOf(query: SearchQuery | null): Sorting | null {
  if (!query || query.isBroad) return null
  const { literal, spoken } = query
  return {
    key: sql`case when words @@ ${literal}::tsquery then 1 when words @@ ${spoken}::tsquery then 2 else 3 end`,
    type: 'integer',
  }
}

/** After all other matches. A bare 4 would mean the fourth column. */
export const misspeltKey: Sorting = { key: sql`4::integer`, type: 'integer' }

export const orderOf = (sorting: Sorting | null) =>
  sql`${sorting ? sql`${sorting.key}, ` : sql``}rank, user_id`
