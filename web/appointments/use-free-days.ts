import { useState } from 'react'
import type { listTimesToMove } from '#contract/appointments/changes.ts'
import type { listSlots, listTimesToBook } from '#contract/availability.ts'
import { addDays, type Day, monthOf } from '#contract/days.ts'
import type { SentTo } from '#contract/route.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { useRead } from '#web/app/query.ts'
import { useHijri } from '#web/lib/hijri.ts'
import { readerZone } from '#web/lib/zone.ts'
import { byDayOf, type DaySpan, isWithin, nextDays, nextMonth, spanAround, spanOfMonth } from './free-days.ts'

/** Where the free times come from: for a patient's booking, for moving an appointment, or for a dietitian's booking. */
export type TimesSource = (
  | { route: typeof listSlots; of: { id: string; service: string } }
  | { route: typeof listTimesToMove; of: { id: string } }
  | { route: typeof listTimesToBook; of: { service: string } }
) & {
  /** Times that cannot be chosen although they are free. */
  except?: readonly (string | undefined)[]
}

/** The free times of some days in the reader's time zone. */
export function useFreeTimes({ route, of, except = [] }: TimesSource, span: DaySpan, enabled = true) {
  const asked = { ...of, ...spanAround(span) }
  // The routes differ only in what `of` names, which the types cannot follow.
  const read = useRead(route as typeof listSlots, asked as SentTo<typeof listSlots>, { enabled })
  const slots = read.data?.days.flatMap((day) => day.slots).filter((slot) => !except.includes(slot))
  const { error, isFetching, refetch } = read
  return { byDay: slots && byDayOf(slots, span), error, isFetching, refetch }
}

type Choice = {
  today: Day
  /** The chosen day. */
  day: Day | null
  /** The first free day from this one on is proposed. */
  start: Day
}

export type FreeDays = ReturnType<typeof useFreeDays>

/**
 * The free days to choose from: at first those of the next two weeks, then any month. Turning to another month does
 * not choose another day.
 */
export function useFreeDays(source: TimesSource, { today, day, start }: Choice) {
  const soon = nextDays(today)
  const timesSoon = useFreeTimes(source, soon)
  const isNoneSoon = timesSoon.byDay?.size === 0
  const [wantsMonth, setWantsMonth] = useState(!isWithin(soon, day ?? start))
  const isMonth = wantsMonth || isNoneSoon
  const [from, setFrom] = useState(monthOf(day ?? start))
  const month = useMonth(source, from, isMonth)
  const shown = isMonth ? month : timesSoon
  const days = [...(shown.byDay?.keys() ?? [])]
  const first = days.find((each) => each >= start) ?? days[0]
  const [proposed, setProposed] = useState<Day>()
  if (day === null && proposed === undefined && first !== undefined) setProposed(first)
  const value = day ?? proposed ?? start
  const isSoon = isWithin(soon, value)
  const timesLater = useFreeTimes(source, spanOfMonth(monthOf(value)), !isSoon)
  const { byDay } = isSoon ? timesSoon : timesLater
  return {
    today,
    value,
    shown,
    days,
    isMonth,
    /** Undefined if only the months have free days. */
    turn: isNoneSoon ? undefined : () => setWantsMonth(!isMonth),
    setFrom,
    /** The times of the day; undefined until they are loaded. */
    slots: byDay?.get(value) ?? (byDay && []),
    next: days.find((each) => each > value) ?? first,
  }
}

/** The free times of the month that a calendar shows from this day on; a Hijri month overlaps two Gregorian ones. */
function useMonth(source: TimesSource, from: Day, enabled: boolean) {
  const isHijri = useHijri()
  const month = monthOf(from)
  const one = useFreeTimes(source, spanOfMonth(month), enabled)
  const other = useFreeTimes(source, spanOfMonth(nextMonth(month)), enabled && isHijri)
  if (!isHijri) return one
  const until = addDays(from, 30)
  const byDay =
    one.byDay &&
    other.byDay &&
    new Map([...one.byDay, ...other.byDay].filter(([day]) => day >= from && day < until))
  return {
    byDay,
    error: one.error ?? other.error,
    isFetching: one.isFetching || other.isFetching,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
  }
}

/** Whether a chosen time is still free; both are false until the times are known. */
export function useChosenTime(source: TimesSource, slot: string | null) {
  const zone = readerZone()
  const soon = nextDays(dayOf(new Date(), zone))
  const day = dayOf(slot ? new Date(slot) : new Date(), zone)
  const span = isWithin(soon, day) ? soon : spanOfMonth(monthOf(day))
  const { byDay } = useFreeTimes(source, span, slot !== null)
  const isKnown = slot !== null && byDay !== undefined
  const isFree = isKnown && byDay.get(day)?.includes(slot) === true
  return { isFree, isGone: isKnown && !isFree }
}
