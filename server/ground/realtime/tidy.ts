import { system } from '../data/db.ts'
import type { Cron } from '../data/job.ts'
import type { House } from '../house.ts'

const keptFor = 7 * 86_400_000

/** A browser that was away for longer reloads everything. */
async function tidyChanges({ db, clock }: House): Promise<void> {
  const before = new Date(clock.now().getTime() - keptFor)
  await db.as(system, (tx) => tx.deleteFrom('changes').where('at', '<', before).execute())
}

export const realtimeCron = { tidy_changes: { at: '10 0 * * *', work: tidyChanges } } satisfies Cron
