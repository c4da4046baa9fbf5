import { sql } from 'kysely'
import type { Food } from '#contract/foods/food.ts'
import { mostFound, type searchFoods as route } from '#contract/foods/search.ts'
import type { Read } from '#server/http/bind-read.ts'
import { foodQuery } from './food-words.ts'
import { foodColumn } from './load.ts'

type Row = { food: Food; level: number }

/** The nearest first; with a typing error where nothing is found without. */
export const searchFoods: Read<typeof route, Row> = (actor, { q = '', group, mine }) => {
  const query = foodQuery(q)
  const nearest = query?.nearest ?? []
  const misspelt = nearest.length + 1
  const level = query
    ? sql`case ${sql.join(
        nearest.map((each, at) => sql`when words @@ ${each}::tsquery then ${sql.lit(at + 1)}`),
        sql` `,
      )} else ${sql.lit(misspelt)} end`
    : sql`1`
  return {
    // Signs alone find nothing.
    query: () => sql<Row>`
      select ${foodColumn} as food, level from (
        select *, ${level} as level from foods
          where ${query ? sql`words @@ ${query.loose}::tsquery` : sql`${q === ''}`}
            and (${group ?? null}::text is null or food_group = ${group ?? null})
            and (${!mine} or owner_id = ${actor.id}::uuid)
        ) as found
        order by level, owner_id is null, ${query ? sql`length(coalesce(name_en, name_ar)),` : sql``} coalesce(name_en, name_ar), id
        limit ${sql.lit(mostFound + 1)}`,
    view(rows) {
      const meant = rows.filter((row, _, [best]) => row.level < misspelt || best?.level === misspelt)
      return {
        foods: meant.slice(0, mostFound).map(({ food }) => food),
        hasMore: meant.length > mostFound,
      }
    },
  }
}
