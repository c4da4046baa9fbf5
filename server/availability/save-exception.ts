import type { saveException as route } from '#contract/availability.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { dayAt } from '#server/ground/time/zones.ts'
import { record } from './events.ts'
import { lockAvailability } from './load.ts'
import { assertNotOver, columnsOfException, viewException } from './write-exception.ts'

export const saveException: Verb<typeof route> = async (tx, actor, { id, ...form }, now) => {
  const { zone } = await lockAvailability(tx, actor.id)
  assertNotOver(form, dayAt(zone, now))
  const { numUpdatedRows } = await tx
    .updateTable('hour_exceptions')
    .set(columnsOfException(form))
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'practice.hours_changed', actor.id, now)
  return { exception: viewException(id, form) }
}
