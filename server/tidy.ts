import { system } from './db.ts'
import type { House } from './house.ts'

const day = 86_400_000

/** Takes away what has served its time. */
export async function tidy({ db, clock }: House): Promise<void> {
  const now = clock.now()
  await db.as(system, async (tx) => {
    await tx.deleteFrom('counters').where('ends_at', '<', now).execute()
    await tx
      .deleteFrom('answered_requests')
      .where('at', '<', new Date(now.getTime() - 2 * day))
      .execute()
  })
}
