import type { readMyDays } from '#contract/availability.ts'
import { addDays, type Day } from '#contract/days.ts'
import type { OutputOf } from '#contract/route.ts'
import type { DayMark } from '#web/ui/day-dot.tsx'

export type DayFacts = OutputOf<typeof readMyDays>['days'][number]
type Now = { today: Day; horizon: number }

/** The mark of a day in the calendar; null for a day that is not bookable yet and has ordinary hours. */
export function toneOf({ day, by, hours, slots }: DayFacts, { today, horizon }: Now): DayMark['tone'] | null {
  if (day < today) return null
  if (by === 'closed' || (hours.length === 0 && slots.length === 0)) return 'closed'
  if (day > addDays(today, horizon)) return by === 'weekly' ? null : 'special'
  if (slots.length === 0) return 'busy'
  return by === 'weekly' ? 'free' : 'special'
}

/** Why nothing can be booked on a day; null if something can. */
export function whyNone(
  { day, by, hours, slots, taken }: DayFacts,
  { today, horizon }: Now,
): 'closed' | 'off' | 'far' | 'full' | 'passed' | 'short' | null {
  if (slots.length > 0) return null
  if (hours.length === 0) return by === 'closed' ? 'closed' : 'off'
  if (day > addDays(today, horizon)) return 'far'
  if (taken.length > 0) return 'full'
  return day === today ? 'passed' : 'short'
}

export const lengthOfMonth = (month: Day): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()
