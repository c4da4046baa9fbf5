import { addDays, type Day, monthOf } from '#contract/days.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { readerZone } from '#web/lib/zone.ts'

/** Days in the reader's time zone; the last is not among them. */
export type DaySpan = { from: Day; until: Day }

export const nextMonth = (month: Day): Day => monthOf(addDays(month, 31))

export const spanOfMonth = (month: Day): DaySpan => ({ from: month, until: nextMonth(month) })

/** Two weeks from today on. */
export const nextDays = (today: Day): DaySpan => ({ from: today, until: addDays(today, 14) })

export const isWithin = ({ from, until }: DaySpan, day: Day) => day >= from && day < until

/** What to read for these days: one more at each end, because the practice's days may begin hours earlier or later. */
export function spanAround({ from, until }: DaySpan): { from: Day; days: string } {
  const days = Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 2
  return { from: addDays(from, -1), days: String(days) }
}

/** Groups times by the day on which they begin for the reader, within these days. */
export function byDayOf(
  slots: readonly string[],
  span: DaySpan,
  zone = readerZone(),
): ReadonlyMap<Day, string[]> {
  const byDay = new Map<Day, string[]>()
  for (const slot of slots) {
    const day = dayOf(new Date(slot), zone)
    if (isWithin(span, day)) byDay.set(day, [...(byDay.get(day) ?? []), slot])
  }
  return byDay
}
