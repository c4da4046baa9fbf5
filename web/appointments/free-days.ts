import { addDays, type Day } from '#contract/days.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { readerZone } from '#web/lib/zone.ts'

export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`

export const nextMonth = (month: Day): Day => monthOf(addDays(month, 31))

/**
 * The span to read for a month in the reader's time zone: one more day at each end, because the practice's days may
 * begin hours earlier or later.
 */
export function spanAround(month: Day): { from: Day; days: string } {
  const days = Math.round((Date.parse(nextMonth(month)) - Date.parse(month)) / 86_400_000) + 2
  return { from: addDays(month, -1), days: String(days) }
}

/** Groups times by the day on which they begin for the reader, within this month. */
export function byDayOf(
  slots: readonly string[],
  month: Day,
  zone = readerZone(),
): ReadonlyMap<Day, string[]> {
  const byDay = new Map<Day, string[]>()
  for (const slot of slots) {
    const day = dayOf(new Date(slot), zone)
    if (monthOf(day) === month) byDay.set(day, [...(byDay.get(day) ?? []), slot])
  }
  return byDay
}
