import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { record } from './events.ts'
import { loadReview, pageOfReviews } from './load.ts'
import { type ModeratedRow, mayModerate, withName } from './moderated.ts'
import { pageOf, viewModerated } from './view.ts'

const most = 20

export const listReviewsToModerate: Read<typeof contract.listReviewsToModerate, { page: ModeratedRow[] }> = (
  actor,
  { state, after },
) => ({
  query() {
    const isThere = state === 'hidden' ? sql`hidden_at is not null` : sql`hidden_at is null`
    const which = sql`${isThere} and ${mayModerate(actor)}`
    return sql<{ page: ModeratedRow[] }>`
      select ${pageOfReviews<ModeratedRow>(which, { after, most, more: withName })} as page`
  },
  view([row]) {
    if (!row) throw new Error('the query for the page returned no row')
    const { shown, after: next } = pageOf(row.page, most)
    return { reviews: shown.map(viewModerated), after: next }
  },
})

/** The first admin to hide a review gives the reason; hiding it again changes nothing. */
export const hideReview: Verb<typeof contract.hideReview> = async (tx, actor, { id, reason }, now) => {
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

export const showReview: Verb<typeof contract.showReview> = async (tx, actor, { id }, now) => {
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
