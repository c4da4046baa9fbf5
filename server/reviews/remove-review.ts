import type { removeReview as route } from '#contract/reviews/reviews.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'

/** Allowed however old it is: one’s words are one’s own. */
export const removeReview: Verb<typeof route> = async (tx, actor, { id }, now) => {
  const removed = await tx
    .deleteFrom('reviews')
    .where('appointment_id', '=', id)
    .where('patient_id', '=', actor.id)
    .returning(['id', 'dietitian_id'])
    .executeTakeFirst()
  if (!removed) throw new Refusal('not_found')
  await record(tx, actor, 'review.removed', removed.id, now, { dietitian: removed.dietitian_id })
  return { done: true }
}
