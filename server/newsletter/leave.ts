import type { leaveNewsletter } from '#contract/newsletter.ts'
import { confirmedAccountsAt } from '#server/accounts/facts.ts'
import { withdrawConsent } from '#server/consents/give-consent.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { type newsletterEvents, record } from './events.ts'
import { subscriberByLink } from './subscriber-by-link.ts'

export const leave: Verb<typeof leaveNewsletter> = async (tx, actor, { token }, now, { keys }) => {
  const { id } = await subscriberByLink(tx, keys.idIn('newsletter.leave', token))
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_subscribers')
    .set({ left_at: now, confirmed_at: null })
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await record(tx, actor, 'newsletter.left', id, now)
  return { done: true }
}

/** After `newsletter.left`: withdraws the consent of the address’s account, unless a later choice replaced this one. */
export const withdrawAfterLeaving: Job<EventOfJob<typeof newsletterEvents, 'newsletter_left'>> = (
  { db },
  eventId,
) =>
  db.as(system, async (tx) => {
    const { subject_id, at } = await eventOf(tx, eventId)
    const reader = await tx
      .selectFrom('newsletter_subscribers')
      .select('email')
      .where('id', '=', subject_id)
      .where('left_at', '=', at)
      .forUpdate()
      .executeTakeFirst()
    if (!reader) return
    const { rows } = await confirmedAccountsAt(reader.email).execute(tx)
    for (const { id } of rows)
      await withdrawConsent(tx, { userId: id, purpose: 'marketing', method: 'mail' }, at)
  })
