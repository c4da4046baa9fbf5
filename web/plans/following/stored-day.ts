import type { readPlanDay } from '#contract/plans/eaten.ts'
import type { OutputOf } from '#contract/route.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { forgetOwn, keepOwn, readOwn } from '#web/lib/user-storage.ts'
import { readerZone } from '#web/lib/zone.ts'

type PlanDay = OutputOf<typeof readPlanDay>
type Kept = { read: PlanDay; at: number }

const name = 'plan-day'

/** The plan of today, for a kitchen without a line. */
export const keepPlanDay = (read: PlanDay, at: number) =>
  read.followed ? keepOwn(name, { read, at } satisfies Kept) : forgetOwn(name)

/** What was today's when it was kept, and still is. */
export function keptPlanDay(): Kept | null {
  const kept = readOwn<Kept>(name)
  const today = dayOf(new Date(), readerZone())
  return kept && dayOf(new Date(kept.at), readerZone()) === today ? kept : null
}
