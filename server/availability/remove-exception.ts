import type { removeException as route } from '#contract/availability.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'

export const removeException: Verb<typeof route> = async (tx, actor, { id }, now) => {
  const { numDeletedRows } = await tx
    .deleteFrom('hour_exceptions')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'practice.hours_changed', actor.id, now)
  return { done: true }
}
