import type { closeRecord as route } from '#contract/health/opening.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from '../events.ts'
import { viewOpenings } from './openings.ts'

/** Closing a record that is closed already changes nothing. */
export const closeRecord: Verb<typeof route> = async (tx, actor, { id }, now, house) => {
  const { numUpdatedRows } = await tx
    .updateTable('record_openings')
    .set({ closed_at: now })
    .where('person_id', '=', id)
    .where('admin_id', '=', actor.id)
    .where('closed_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await record(tx, actor, 'record.closed', id, now)
  return viewOpenings(tx, actor, id, now, house)
}
