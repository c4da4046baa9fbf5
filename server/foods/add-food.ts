import type { addFood as route } from '#contract/foods/own.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from './events.ts'
import { columnsOf } from './facts-of.ts'
import { loadFood } from './load.ts'
import { assertRoom, lockOwn } from './own-room.ts'

export const addFood: Verb<typeof route> = async (tx, actor, form, now) => {
  await lockOwn(tx, actor.id)
  await assertRoom(tx, actor.id, 1)
  const { id } = await tx
    .insertInto('foods')
    .values({ ...(await columnsOf(tx, form, now)), owner_id: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(tx, actor, 'foods.added', id, now)
  return { food: await loadFood(tx, id) }
}
