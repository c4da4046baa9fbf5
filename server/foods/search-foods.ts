import { type RawBuilder, sql } from 'kysely'
import type { Food } from '#contract/foods/food.ts'
import { mostFound, type searchFoods as route } from '#contract/foods/search.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { foodQuery } from './food-words.ts'
import { foodColumn } from './load.ts'

type Row = { food: Food; level: number }
/** Of thousands of foods, only as many are read as one answer can contain, plus one. */
const most = sql.lit(mostFound + 1)
const nameOfRow = sql`coalesce(name_en, name_ar)`

/** The closest matches first, and of equally close ones what people mean; misspelt ones only if there are no others. */
export const searchFoods: Read<typeof route, Row> = (actor, { q = '', group = null, mine = false }) => {
  const query = foodQuery(q)
  const misspelt = (query?.nearest.length ?? 0) + 1
  const inGroup = sql`(${group}::text is null or food_group = ${group})`
  const own = sql`owner_id = ${actor.id}::uuid and ${inGroup}`
  // The shared foods come from `app.shared_foods` in this order too, as many as are needed.
  const place = sql`level, owner_id is null, app.food_place(standing, times, uses, ${nameOfRow}),`
  const order = sql`${query ? place : sql`owner_id is null,`} ${nameOfRow}, id`
  // Punctuation alone finds nothing.
  const parts = query ? foundBy(query, own, group) : q === '' ? inOrder(own, inGroup) : nothing
  return {
    // The JSON of a food is built only for the rows in the answer, not for all that were examined.
    query: () => sql<Row>`
      select ${foodColumn} as food, level from (
        select * from (${mine ? parts.own : sql`${parts.own} union all ${parts.shared}`}) as found
          left join (select food_id, times from food_uses where dietitian_id = ${actor.id}::uuid) as mine on food_id = id
          order by ${order} limit ${most}) as best
        order by ${order}`,
    view(rows) {
      const meant = rows.filter((row, _, [best]) => row.level < misspelt || best?.level === misspelt)
      return {
        foods: meant.slice(0, mostFound).map(({ food }) => food),
        hasMore: meant.length > mostFound,
      }
    },
  }
}

type Parts = { own: RawBuilder<unknown>; shared: RawBuilder<unknown> }

function foundBy(
  { nearest, loose, beginning, begun }: NonNullable<ReturnType<typeof foodQuery>>,
  own: RawBuilder<unknown>,
  group: string | null,
): Parts {
  const level = sql.join(
    nearest.map((each, at) => sql`when words @@ ${each}::tsquery then ${sql.lit(at + 1)}`),
    sql` `,
  )
  return {
    own: sql`select *, case ${level} else ${sql.lit(nearest.length + 1)} end as level from foods
      where ${own} and words @@ ${loose}::tsquery`,
    shared: sql`select foods.*, nearest.level
      from app.shared_foods(${[...nearest]}::tsquery[], ${loose}::tsquery, ${beginning}, ${begun}, ${group}, ${most}) as nearest
        join foods on foods.id = nearest.id`,
  }
}

const inOrder = (own: RawBuilder<unknown>, inGroup: RawBuilder<unknown>): Parts => ({
  own: sql`select *, 1 as level from foods where ${own}`,
  shared: sql`(select *, 1 as level from foods where owner_id is null and ${inGroup}
    order by ${nameOfRow}, id limit ${most})`,
})

const none = sql`select *, 1 as level from foods where false`
const nothing: Parts = { own: none, shared: none }
