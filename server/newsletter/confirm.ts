import type { confirmNewsletter } from '#contract/newsletter.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from './events.ts'
import { subscriberByLink } from './subscriber-by-link.ts'

export const confirm: Verb<typeof confirmNewsletter> = async (tx, actor, { token }, now, { keys }) => {
  const { id } = await subscriberByLink(tx, keys.idIn('newsletter.confirm', token))
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at: now, left_at: null, language: actor.language })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await record(tx, actor, 'newsletter.confirmed', id, now)
  return { done: true }
}
