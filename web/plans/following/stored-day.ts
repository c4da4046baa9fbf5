import type { readPlanDay } from '#contract/plans/meal-records.ts'
import type { OutputOf } from '#contract/route.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { readForUser, removeForUser, storeForUser } from '#web/lib/user-storage.ts'
import { readerZone } from '#web/lib/zone.ts'

type PlanDay = OutputOf<typeof readPlanDay>
type StoredDay = { read: PlanDay; at: number }

const name = 'plan-day'

/** Stores today's plan for use offline. */
export const storePlanDay = (read: PlanDay, at: number) =>
  read.followed ? storeForUser(name, { read, at } satisfies StoredDay) : removeForUser(name)

/** The stored plan, if it is for today. */
export function storedPlanDay(): StoredDay | null {
  const kept = readForUser<StoredDay>(name)
  const today = dayOf(new Date(), readerZone())
  return kept && dayOf(new Date(kept.at), readerZone()) === today ? kept : null
}
