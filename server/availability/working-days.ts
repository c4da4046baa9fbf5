import type { OpenRange } from '#contract/availability.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { keepAvailability } from './hours.ts'
import { lockAvailability } from './load.ts'
import { usualAvailability } from './open-availability.ts'

/** The days of the week, 0 for Sunday, that have hours. */
export async function workingDaysOf(tx: Tx, userId: string): Promise<number[]> {
  const { weekly } = await lockAvailability(tx, userId)
  return weekly.flatMap((ranges, day) => (ranges.length > 0 ? [day] : []))
}

/** Newly added days get the hours of another day; days that stay keep theirs; all others are cleared. */
export async function setWorkingDays(
  tx: Tx,
  actor: Actor,
  days: readonly number[],
  now: Date,
): Promise<void> {
  const before = await lockAvailability(tx, actor.id)
  const usual = before.weekly.find((ranges) => ranges.length > 0) ?? usualAvailability.weekly[0]
  const hoursOf = (ranges: OpenRange[], day: number) => {
    if (!days.includes(day)) return []
    return ranges.length > 0 ? ranges : (usual ?? [])
  }
  await keepAvailability(tx, actor, before, { ...before, weekly: before.weekly.map(hoursOf) }, now)
}
