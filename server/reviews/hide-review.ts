import { sql } from 'kysely'
import type { hideReview as route } from '#contract/reviews/reviews.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from './events.ts'
import { loadReview } from './load.ts'
import { type ModeratedRow, mayModerate, withName } from './moderated.ts'
import { viewModerated } from './view.ts'

/** The first admin to hide a review gives the reason; hiding it again changes nothing. */
export const hideReview: Verb<typeof route> = async (tx, actor, { id, reason }, now) => {
  const which = sql<boolean>`id = ${id}::uuid and ${mayModerate(actor)}`
  const hidden = await tx
    .updateTable('reviews')
    .set({ hidden_at: now, hidden_by: actor.id, hidden_because: reason })
    .where(which)
    .where('hidden_at', 'is', null)
    .returning('dietitian_id')
    .executeTakeFirst()
  if (hidden) await record(tx, actor, 'review.hidden', id, now, { dietitian: hidden.dietitian_id })
  return { review: viewModerated(await loadReview<ModeratedRow>(tx, which, withName)) }
}
