import { sql } from 'kysely'
import type { showReview as route } from '#contract/reviews/reviews.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from './events.ts'
import { loadReview } from './load.ts'
import { type ModeratedRow, mayModerate, withName } from './moderated.ts'
import { viewModerated } from './view.ts'

export const showReview: Verb<typeof route> = async (tx, actor, { id }, now) => {
  const which = sql<boolean>`id = ${id}::uuid and ${mayModerate(actor)}`
  const shown = await tx
    .updateTable('reviews')
    .set({ hidden_at: null, hidden_by: null, hidden_because: null })
    .where(which)
    .where('hidden_at', 'is not', null)
    .returning('dietitian_id')
    .executeTakeFirst()
  if (shown) await record(tx, actor, 'review.shown', id, now, { dietitian: shown.dietitian_id })
  return { review: viewModerated(await loadReview<ModeratedRow>(tx, which, withName)) }
}
