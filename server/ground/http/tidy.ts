import { system } from '../data/db.ts'
import type { Cron } from '../data/job.ts'
import type { House } from '../house.ts'

/** Deletes counters whose period is over, and after two days the answers stored for repeated requests. */
async function tidyRequests({ db, clock }: House): Promise<void> {
  const now = clock.now()
  const twoDaysAgo = new Date(now.getTime() - 2 * 86_400_000)
  await db.as(system, async (tx) => {
    await tx.deleteFrom('counters').where('ends_at', '<', now).execute()
    await tx.deleteFrom('answered_requests').where('at', '<', twoDaysAgo).execute()
  })
}

export const requestCron = { tidy_requests: { at: '20 0 * * *', work: tidyRequests } } satisfies Cron
