import { isDeepStrictEqual } from 'node:util'
import type { Availability, saveAvailability as route } from '#contract/availability.ts'
import type { Actor, Tx } from '#server/data/db.ts'
import type { Verb } from '#server/http/bind.ts'
import { record } from './events.ts'
import { columnsOf, lockAvailability } from './load.ts'

export const saveAvailability: Verb<typeof route> = async (tx, actor, availability, now) => {
  await keepAvailability(tx, actor, await lockAvailability(tx, actor.id), availability, now)
  return { availability }
}

/** What is booked stays as it is; only what can be booked from now on follows the new hours. */
export async function keepAvailability(
  tx: Tx,
  actor: Actor,
  before: Availability,
  after: Availability,
  now: Date,
): Promise<void> {
  if (isDeepStrictEqual(before, after)) return
  await tx
    .updateTable('availabilities')
    .set({ ...columnsOf(after), updated_at: now })
    .where('user_id', '=', actor.id)
    .execute()
  await record(tx, actor, 'practice.hours_changed', actor.id, now)
}
