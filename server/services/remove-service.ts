import type { removeService as route } from '#contract/services.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from './events.ts'
import { lockService } from './load.ts'

/** Appointments booked with it keep it. A second request finds it deleted and succeeds. */
export const removeService: Verb<typeof route> = async (tx, actor, { id }, now) => {
  const { deleted_at } = await lockService(tx, actor.id, id)
  if (deleted_at) return { done: true }
  await tx.updateTable('services').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute()
  await record(tx, actor, 'practice.services_changed', actor.id, now, { service: id, change: 'removed' })
  return { done: true }
}
