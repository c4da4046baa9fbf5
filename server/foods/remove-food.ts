import type { removeFood as route } from '#contract/foods/own.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'

export const removeFood: Verb<typeof route> = async (tx, actor, { id }, now) => {
  const { numDeletedRows } = await tx
    .deleteFrom('foods')
    .where('id', '=', id)
    .where('owner_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'foods.removed', id, now)
  return { done: true }
}
