import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { visitor } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { type CountRow, countedChoices, viewCounts } from '../count-dietitians.ts'
import {
  allOf,
  always,
  type Condition,
  matchesAnybody,
  matchesFilters,
  matchesQuery,
  publicRows,
} from '../filters.ts'
import { searchQuery } from '../search-query.ts'
import { misspeltKey, orderOf, type Sorting, sortingOf } from '../sorting.ts'
import type { ListQuery } from './list-query.ts'

export const pageSize = 10

type Card = { card: string; address: string }
export type PublicCounts = ReturnType<typeof viewCounts>

/** A page of stored cards, and the counts of every choice. As in the portal, typing errors count only if nothing is found. */
export async function findPublic(
  { db, clock }: House,
  language: Language,
  { sort, page, ...filters }: ListQuery,
): Promise<{ cards: Card[]; counts: PublicCounts }> {
  const now = clock.now()
  const actor = visitor(language)
  const query = filters.q === undefined ? null : searchQuery(filters.q)
  const sorting: Sorting | null =
    sort === 'name' ? { key: sql.ref(`sort_${language}`), type: 'integer' } : sortingOf(sort, query)
  const pageOf = (isAsked: Condition, by: Sorting | null) =>
    db.read(
      actor,
      () => sql<Card>`select cards ->> ${language} as card, address from ${publicRows}
        where ${matchesFilters(filters, isAsked, actor, now)}
        order by ${orderOf(by)} limit ${sql.lit(pageSize)} offset ${sql.lit((page - 1) * pageSize)}`,
    )
  const [found, counts] = await Promise.all([
    pageOf(query ? matchesQuery(query.begun, query.isBroad) : always, sorting),
    db.read(actor, () => countedChoices(publicRows, filters, actor, now)),
  ])
  const isMisspelt = found.length === 0 && query && !query.isBroad
  const cards = isMisspelt
    ? await pageOf(
        allOf([matchesQuery(query.loose), sql`not (select ${matchesAnybody(query.begun, now, publicRows)})`]),
        sort === 'relevance' ? misspeltKey : sorting,
      )
    : found
  return { cards, counts: viewCounts(counts as CountRow[]) }
}
