import type { accountEvents } from '#server/accounts/events.ts'
import { addressChangeBy } from '#server/accounts/facts.ts'
import { withdrawConsent } from '#server/consents/give-consent.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'

/** After `account.address_changed`: moves the subscription. An existing choice for the new address stays. */
export const followAddress: Job<EventOfJob<typeof accountEvents, 'newsletter_by_address'>> = (
  { db },
  eventId,
) =>
  db.as(system, async (tx) => {
    const { at, detail } = await eventOf(tx, eventId)
    const { rows } = await addressChangeBy(detail.token).execute(tx)
    const [change] = rows
    if (!change || change.before === change.after) return
    const old = await tx
      .deleteFrom('newsletter_subscribers')
      .where('email', '=', change.before)
      .returning(['id', 'language', 'asked_at', 'confirmed_at', 'left_at'])
      .executeTakeFirst()
    if (!old) return
    const { id, language, asked_at, confirmed_at, left_at } = old
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('newsletter_subscribers')
      .values({ id, email: change.after, language, asked_at })
      .onConflict((there) => there.column('email').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows) {
      await tx
        .updateTable('newsletter_subscribers')
        .set({ confirmed_at, left_at })
        .where('id', '=', id)
        .execute()
      return
    }
    const there = await tx
      .selectFrom('newsletter_subscribers')
      .select('confirmed_at')
      .where('email', '=', change.after)
      .executeTakeFirst()
    if (there && !there.confirmed_at)
      await withdrawConsent(tx, { userId: change.id, purpose: 'marketing', method: 'confirmation' }, at)
  })
