import { keptDays } from '#contract/notifications/list.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'

/** Deletes notifications older than `keptDays`, read or not. */
export async function tidyNotifications({ db, clock }: House): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
  await db.as(system, (tx) => tx.deleteFrom('notifications').where('at', '<', before).execute())
}
