import type { leaveNewsletter } from '#contract/newsletter.ts'
import type { Verb } from '#server/http/bind.ts'
import { record } from './events.ts'
import { shownBy } from './shown-by.ts'

export const leave: Verb<typeof leaveNewsletter> = async (tx, actor, { token }, now, { keys }) => {
  const { id } = await shownBy(tx, keys.idIn('newsletter.leave', token))
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_subscribers')
    .set({ left_at: now, confirmed_at: null })
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await record(tx, actor, 'newsletter.left', id, now)
  return { done: true }
}
