import { sql } from 'kysely'
import type { accountEvents } from '#server/accounts/events.ts'
import { changeOfAddress } from '#server/accounts/facts.ts'
import { takeBackConsent } from '#server/consents/give-consent.ts'
import { system, type Tx } from '#server/data/db.ts'
import { type EventBefore, eventOf } from '#server/data/events.ts'
import type { Job } from '#server/data/job.ts'

/** After `account.address_changed`: news go to the new address. What was wished for there already stands. */
export const followAddress: Job<EventBefore<typeof accountEvents, 'newsletter_by_address'>> = (
  { db },
  eventId,
) =>
  db.as(system, async (tx) => {
    const { at, detail } = await eventOf(tx, eventId)
    const { rows } = await changeOfAddress(detail.token).execute(tx)
    const [change] = rows
    if (!change || change.before === change.after || (await move(tx, change.before, change.after))) return
    await tx.deleteFrom('newsletter_subscribers').where('email', '=', change.before).execute()
    const there = await tx
      .selectFrom('newsletter_subscribers')
      .select('confirmed_at')
      .where('email', '=', change.after)
      .executeTakeFirst()
    if (there && !there.confirmed_at)
      await takeBackConsent(tx, { userId: change.id, purpose: 'marketing', method: 'confirmation' }, at)
  })

async function move(tx: Tx, before: string, after: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_subscribers')
    .set({ email: after })
    .where('email', '=', before)
    .where(
      sql<boolean>`not exists (select from newsletter_subscribers as there where there.email = ${after}::citext)`,
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
