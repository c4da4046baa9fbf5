import { system } from '#server/ground/data/db.ts'
import type { Cron } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'

/** Deletes the times that visitors did not book. They are free from the moment at which the hold ends. */
export async function freeVisitorTimes({ db, clock }: House): Promise<void> {
  const now = clock.now()
  await db.as(system, (tx) => tx.deleteFrom('visitor_holds').where('held_until', '<=', now).execute())
}

export const visitorCron = {
  free_visitor_times: { at: '* * * * *', work: freeVisitorTimes },
} satisfies Cron
