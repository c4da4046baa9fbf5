import { sql } from 'kysely'
import type { Food } from '#contract/foods/food.ts'
import { mostFound, type searchFoods as route } from '#contract/foods/search.ts'
import type { Read } from '#server/http/bind-read.ts'
import { foodQuery } from './food-words.ts'
import { foodColumn } from './load.ts'

type Row = { food: Food; level: number }

/** As it begins, as it is written, as it sounds, as it is being typed; with a typing error where nothing is found without. */
export const searchFoods: Read<typeof route, Row> = (actor, { q = '', group, mine }) => {
  const query = foodQuery(q)
  const level = query
    ? sql`case when words @@ ${query.first}::tsquery then 1 when words @@ ${query.literal}::tsquery then 2
        when words @@ ${query.spoken}::tsquery then 3 when words @@ ${query.begun}::tsquery then 4 else 5 end`
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
      const meant = rows.filter((row, _, [best]) => row.level < 5 || best?.level === 5)
      return {
        foods: meant.slice(0, mostFound).map(({ food }) => food),
        hasMore: meant.length > mostFound,
      }
    },
  }
}
