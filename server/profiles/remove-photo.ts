import type { removePhoto as route } from '#contract/profiles.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from './events.ts'

export const removePhoto: Verb<typeof route> = async (tx, actor, _, now) => {
  const [old] = await tx.deleteFrom('photos').where('user_id', '=', actor.id).returning('id').execute()
  if (old) await record(tx, actor, 'practice.photo_changed', actor.id, now, { removed: old.id })
  return { done: true }
}
