import { sql } from 'kysely'
import type { replyToReview as route } from '#contract/reviews/reviews.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from './events.ts'
import { loadReview } from './load.ts'
import { viewReceived } from './view.ts'

/** One reply, which can be rewritten. */
export const replyToReview: Verb<typeof route> = async (tx, actor, { id, reply }, now) => {
  const own = sql<boolean>`id = ${id}::uuid and dietitian_id = ${actor.id}::uuid`
  const before = await loadReview(tx, own)
  const answer = reply === '' ? null : reply
  const changed = await tx
    .updateTable('reviews')
    .set({ reply: answer, replied_at: answer === null ? null : now })
    .where(own)
    .where('reply', 'is distinct from', answer)
    .executeTakeFirst()
  if (changed.numUpdatedRows > 0n)
    await record(tx, actor, 'review.replied', id, now, { isFirst: before.reply === null })
  return { review: viewReceived(await loadReview(tx, own)) }
}
