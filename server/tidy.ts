import { system } from './db.ts'
import type { House } from './house.ts'

const days = (count: number, before: Date) => new Date(before.getTime() - count * 86_400_000)

/** Takes away what has served its time, as the privacy policy says. */
export async function tidy({ db, clock }: House): Promise<void> {
  const now = clock.now()
  await db.as(system, async (tx) => {
    await tx.deleteFrom('counters').where('ends_at', '<', now).execute()
    await tx.deleteFrom('answered_requests').where('at', '<', days(2, now)).execute()
    await tx
      .deleteFrom('newsletter_subscribers')
      .where('confirmed_at', 'is', null)
      .where((row) => row.fn.coalesce('left_at', 'asked_at'), '<', days(30, now))
      .execute()
    await tx.deleteFrom('survey_answers').where('answered_at', '<', days(730, now)).execute()
  })
}
