import { type RawBuilder, sql } from 'kysely'
import type { searchDietitians as route, SortOrder } from '#contract/directory.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { type CardRow, cardColumns, cardOf } from './card.ts'
import { type Cursor, readDirectoryCursor, writeDirectoryCursor } from './cursor.ts'
import { allOf, always, type Condition, matchesAnybody, matchesFilters, matchesQuery } from './filters.ts'
import { type SearchQuery, searchQuery } from './search-query.ts'

const pageSize = 20

type Row = CardRow & { key: number | Date; rank: number }

/**
 * A page and the cursor of the next one. Nothing is counted, so a page costs the same however many match. Typing
 * errors are considered only if nothing was found, so a correctly spelled query does not pay for them.
 */
export const searchDietitians: Read<typeof route, Row> = (
  actor,
  { sort: order, after, ...filters },
  now,
  house,
) => {
  const sort = order ?? 'relevance'
  const place = after === undefined ? null : readDirectoryCursor(after, sort)
  const query = filters.q === undefined ? null : searchQuery(filters.q)
  const sorting = sort === 'relevance' ? matchOf(query) : sortings[sort]
  const page = (isAsked: Condition, by: Sorting | null) => () =>
    sql<Row>`select ${cardColumns(actor, filters.zone, now)}, ${by?.key ?? sql`0`} as key, rank from directory
      where ${matchesFilters(filters, isAsked, actor, now)} and ${isBeyond(place, by)}
      order by ${orderOf(by)} limit ${oneMore}`

  function misspelt({ begun, loose }: SearchQuery): Promise<Row[]> {
    const by = sort === 'relevance' ? misspeltKey : sorting
    const isAsked = allOf([matchesQuery(loose), sql`not (select ${matchesAnybody(begun, now)})`])
    return house.db.read(actor, page(isAsked, by))
  }

  return {
    query: page(query ? matchesQuery(query.begun, query.isBroad) : always, sorting),
    async view(called) {
      const rows = called.length === 0 && query && !query.isBroad ? await misspelt(query) : called
      const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
      return {
        dietitians: rows.slice(0, pageSize).map(cardOf),
        after: last ? writeDirectoryCursor(sort, { ...last, key: keyOf(last.key) }) : null,
      }
    },
  }
}

/** The extra row shows whether there is another page. */
const oneMore = sql.lit(pageSize + 1)

/** The sort key before the rank; smaller first. */
type Sorting = { key: RawBuilder<number | Date>; type: 'integer' | 'double precision' | 'timestamptz' }

const sortings: Record<Exclude<SortOrder, 'relevance'>, Sorting> = {
  rating: { key: sql`by_rating`, type: 'double precision' },
  price: { key: sql`by_price`, type: 'integer' },
  soonest: { key: sql`by_soonest`, type: 'timestamptz' },
}

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
const misspeltKey: Sorting = { key: sql`4::integer`, type: 'integer' }

const orderOf = (sorting: Sorting | null) => sql`${sorting ? sql`${sorting.key}, ` : sql``}rank, user_id`

function isBeyond(place: Cursor | null, sorting: Sorting | null): RawBuilder<boolean> {
  const id = sql`${place?.id ?? null}::uuid`
  const key = sorting ? sql`${place && writtenIn(place, sorting)}::${sql.raw(sorting.type)}, ` : sql``
  return sql`(${id} is null or (${orderOf(sorting)}) > (${key}${place?.rank ?? null}::double precision, ${id}))`
}

/** An infinite timestamp has no number. */
const keyOf = (key: number | Date): number | null => (Number.isFinite(Number(key)) ? Number(key) : null)

const writtenIn = ({ key }: Cursor, { type }: Sorting) =>
  type === 'timestamptz' ? (key === null ? 'infinity' : new Date(key)) : key
