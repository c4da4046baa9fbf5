import { listSlots } from '#contract/availability.ts'
import { addDays, type Day, dayOf } from '#web/lib/days.ts'
import { useRead } from '#web/lib/query.ts'
import { readerZone } from '#web/lib/zone.ts'

export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The free times of a month by the reader's calendar, whose days may begin hours before or after the practice's. */
export function useFreeTimes(id: string, service: string, month: Day, enabled = true) {
  const from = addDays(month, -1)
  const days = Math.round((Date.parse(nextMonth(month)) - Date.parse(month)) / 86_400_000) + 2
  const read = useRead(listSlots, { id, service, from, days: String(days) }, { enabled })
  return {
    ...read,
    byDay:
      read.data &&
      byDayOf(
        read.data.days.flatMap(({ slots }) => slots),
        month,
      ),
  }
}

/** Whether a time that was chosen is none of those that are free for this service. */
export function useIsGone(id: string, service: string, slot: string | null): boolean {
  const day = dayOf(slot ? new Date(slot) : new Date(), readerZone())
  const { byDay } = useFreeTimes(id, service, monthOf(day), slot !== null)
  return slot !== null && byDay !== undefined && byDay.get(day)?.includes(slot) !== true
}

export const nextMonth = (month: Day): Day => monthOf(addDays(month, 31))

/** By the day on which they begin for the reader, within this month. */
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
