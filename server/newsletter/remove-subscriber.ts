import type { removeSubscriber as route } from '#contract/newsletter-subscribers.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'

export const removeSubscriber: Verb<typeof route> = async (tx, actor, { id }, now) => {
  const { numDeletedRows } = await tx
    .deleteFrom('newsletter_subscribers')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'newsletter.subscriber_removed', id, now)
  return { done: true }
}
