import { isDeepStrictEqual } from 'node:util'
import type { saveAvailability as route } from '#contract/availability.ts'
import type { Verb } from '#server/http/bind.ts'
import { record } from './events.ts'
import { columnsOf, lockAvailability } from './load.ts'

/** What is booked stays as it is; only what can be booked from now on follows the new hours. */
export const saveAvailability: Verb<typeof route> = async (tx, actor, availability, now) => {
  const known = await lockAvailability(tx, actor.id)
  if (isDeepStrictEqual(known, availability)) return { availability }
  await tx
    .updateTable('availabilities')
    .set({ ...columnsOf(availability), updated_at: now })
    .where('user_id', '=', actor.id)
    .execute()
  await record(tx, actor, 'practice.hours_changed', actor.id, now)
  return { availability }
}
