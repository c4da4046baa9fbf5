import type { addFood as route } from '#contract/foods/own.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from './events.ts'
import { loadFood } from './load.ts'
import { ownFoodColumns } from './own-food-columns.ts'
import { assertRoomForFoods, lockOwnFoods } from './own-room.ts'

export const addFood: Verb<typeof route> = async (tx, actor, form, now) => {
  await lockOwnFoods(tx, actor.id)
  await assertRoomForFoods(tx, actor.id, 1)
  const { id } = await tx
    .insertInto('foods')
    .values({ ...(await ownFoodColumns(tx, form, now)), owner_id: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(tx, actor, 'foods.added', id, now)
  return { food: await loadFood(tx, id) }
}
