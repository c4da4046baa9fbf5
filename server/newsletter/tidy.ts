import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'

/** Deletes addresses that were never confirmed, or unsubscribed, more than a month ago. */
export async function tidySubscribers({ db, clock }: House): Promise<void> {
  const monthAgo = new Date(clock.now().getTime() - 30 * 86_400_000)
  await db.as(system, (tx) =>
    tx
      .deleteFrom('newsletter_subscribers')
      .where('confirmed_at', 'is', null)
      .where((row) => row.fn.coalesce('left_at', 'asked_at'), '<', monthAgo)
      .execute(),
  )
}
