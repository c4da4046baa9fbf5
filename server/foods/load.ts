import { type RawBuilder, sql } from 'kysely'
import type { Food, FoodGroup } from '#contract/foods/food.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'

/** A row of `foods` as the contract's `Food`. */
export const foodColumn: RawBuilder<Food> = sql`facts || jsonb_build_object('id', id,
  'names', jsonb_build_object('en', name_en, 'ar', name_ar), 'group', food_group,
  'owner', case when owner_id is null then 'nabta' else 'mine' end)`

export const foodAt = (id: string): RawBuilder<{ food: Food }> =>
  sql<{ food: Food }>`select ${foodColumn} as food from foods where id = ${id}::uuid`

export async function loadFood(tx: Tx, id: string): Promise<Food> {
  return foundOrRefuse((await foodAt(id).execute(tx)).rows)
}

export function foundOrRefuse(rows: readonly { food: Food }[]): Food {
  if (!rows[0]) throw new Refusal('not_found')
  return rows[0].food
}

/** The foods with these ids that the actor may see. */
export async function foodsByIds(tx: Tx, ids: readonly string[]): Promise<Food[]> {
  const { rows } = await sql<{ food: Food }>`
    select ${foodColumn} as food from foods where id = any(${[...ids]}::uuid[])`.execute(tx)
  return rows.map(({ food }) => food)
}

/** All foods of these groups that the actor may see. */
export async function foodsOfGroups(tx: Tx, groups: readonly FoodGroup[]): Promise<Food[]> {
  const { rows } = await sql<{ food: Food }>`
    select ${foodColumn} as food from foods where food_group = any(${[...groups]}::text[]) order by id`.execute(
    tx,
  )
  return rows.map(({ food }) => food)
}
