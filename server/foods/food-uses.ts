import { sql } from 'kysely'
import { system, type Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'

/** Counts foods that a plan of this dietitian has just got. Foods that no longer exist are left out. */
export async function countFoodUses(tx: Tx, dietitian: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // In the order of their ids, so that two plans that are saved at the same time wait for each other.
  await sql`insert into food_uses (dietitian_id, food_id, times)
    select ${dietitian}::uuid, id, 1 from foods where id = any(${[...ids]}::uuid[]) order by id
    on conflict (dietitian_id, food_id) do update set times = food_uses.times + 1`.execute(tx)
}

/** Adds up the uses of all dietitians. Once a day is enough for an order that changes slowly. */
export const sumFoodUses = async ({ db }: Pick<House, 'db'>): Promise<void> => {
  await db.as(system, (tx) =>
    sql`with summed as (select food_id, sum(times)::integer as uses from food_uses group by food_id)
      update foods set uses = coalesce(summed.uses, 0)
        from foods as known left join summed on summed.food_id = known.id
        where foods.id = known.id and known.owner_id is null and known.uses <> coalesce(summed.uses, 0)`.execute(
      tx,
    ),
  )
}
