import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'

/** Deletes held times that were not booked, a day after the hold ended. */
export async function tidyHeldTimes({ db, clock }: House): Promise<void> {
  const dayAgo = new Date(clock.now().getTime() - 86_400_000)
  await db.as(system, (tx) =>
    tx
      .deleteFrom('taken_times')
      .where('holder_id', 'is not', null)
      .where('held_until', '<', dayAgo)
      .execute(),
  )
}
