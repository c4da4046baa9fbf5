import { type RawBuilder, sql } from 'kysely'
import type { searchDietitians as route } from '#contract/directory.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { type CardRow, cardColumns, cardOf } from './card.ts'
import { type Cursor, readDirectoryCursor, writeDirectoryCursor } from './cursor.ts'
import {
  allOf,
  always,
  type Condition,
  directoryRows,
  matchesAnybody,
  matchesFilters,
  matchesQuery,
} from './filters.ts'
import { type SearchQuery, searchQuery } from './search-query.ts'
import { misspeltKey, orderOf, type Sorting, sortingOf } from './sorting.ts'

/** As many as a phone shows before somebody asks for more. */
const pageSize = 10

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
  const sorting = sortingOf(sort, query)
  const page = (isAsked: Condition, by: Sorting | null) => () =>
    sql<Row>`select ${cardColumns(actor, filters.zone, now)}, ${by?.key ?? sql`0`} as key, rank from ${directoryRows}
      where ${matchesFilters(filters, isAsked, actor, now)} and ${isBeyond(place, by)}
      order by ${orderOf(by)} limit ${oneMore}`

  function misspelt({ begun, loose }: SearchQuery): Promise<Row[]> {
    const by = sort === 'relevance' ? misspeltKey : sorting
    const isAsked = allOf([
      matchesQuery(loose),
      sql`not (select ${matchesAnybody(begun, now, directoryRows)})`,
    ])
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

function isBeyond(place: Cursor | null, sorting: Sorting | null): RawBuilder<boolean> {
  const id = sql`${place?.id ?? null}::uuid`
  const key = sorting ? sql`${place && writtenIn(place, sorting)}::${sql.raw(sorting.type)}, ` : sql``
  return sql`(${id} is null or (${orderOf(sorting)}) > (${key}${place?.rank ?? null}::double precision, ${id}))`
}

/** An infinite timestamp has no number. */
const keyOf = (key: number | Date): number | null => (Number.isFinite(Number(key)) ? Number(key) : null)

const writtenIn = ({ key }: Cursor, { type }: Sorting) =>
  type === 'timestamptz' ? (key === null ? 'infinity' : new Date(key)) : key
