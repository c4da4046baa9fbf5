import type { saveFood as route } from '#contract/foods/own.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'
import { loadFood } from './load.ts'
import { ownFoodColumns } from './own-food-columns.ts'

export const saveFood: Verb<typeof route> = async (tx, actor, { id, ...form }, now) => {
  const { numUpdatedRows } = await tx
    .updateTable('foods')
    .set(await ownFoodColumns(tx, form, now))
    .where('id', '=', id)
    .where('owner_id', '=', actor.id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'foods.saved', id, now)
  return { food: await loadFood(tx, id) }
}
