import { listSlots } from '#contract/availability.ts'
import { addDays, type Day } from '#contract/days.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { useRead } from '#web/app/query.ts'
import { useHijri } from '#web/lib/hijri.ts'
import { readerZone } from '#web/lib/zone.ts'
import { byDayOf, monthOf, nextMonth, spanAround } from '../free-days.ts'

/** The free times of a month in the reader's time zone, whose days may begin hours before or after the practice's. */
export function useFreeTimes(id: string, service: string, month: Day, enabled = true) {
  const read = useRead(listSlots, { id, service, ...spanAround(month) }, { enabled })
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

/** The free times of the month that a calendar shows from this day on; a Hijri month overlaps two Gregorian ones. */
export function useShownTimes(id: string, service: string, from: Day) {
  const isHijri = useHijri()
  const month = monthOf(from)
  const one = useFreeTimes(id, service, month)
  const other = useFreeTimes(id, service, nextMonth(month), isHijri)
  if (!isHijri) return one
  const until = addDays(from, 30)
  const byDay =
    one.byDay &&
    other.byDay &&
    new Map([...one.byDay, ...other.byDay].filter(([day]) => day >= from && day < until))
  const refetch = () => Promise.all([one.refetch(), other.refetch()])
  return {
    byDay,
    error: one.error ?? other.error,
    isFetching: one.isFetching || other.isFetching,
    refetch,
  }
}

/** Whether a chosen time is still free for this service; both are false until the times are known. */
export function useChosenTime(id: string, service: string, slot: string | null) {
  const day = dayOf(slot ? new Date(slot) : new Date(), readerZone())
  const { byDay } = useFreeTimes(id, service, monthOf(day), slot !== null)
  const isKnown = slot !== null && byDay !== undefined
  const isFree = isKnown && byDay.get(day)?.includes(slot) === true
  return { isFree, isGone: isKnown && !isFree }
}
