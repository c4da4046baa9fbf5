import type { PracticeDay } from '#contract/appointments/practice-calendar.ts'
import { minutesOf } from '#contract/availability.ts'
import { addDays, type Day, monthOf, weekdayOf } from '#contract/days.ts'
import { dayOf, momentAt, timeOf } from '#contract/wall-clock.ts'

/** Minutes. */
export const wholeDay = 1_440
/** Minutes of a row of the week. */
export const rowMinutes = 30

/** `09:30`; the end of a day is written as the midnight that it is. */
export const clockOf = (minute: number): string =>
  [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

export const startOfWeek = (day: Day): Day => addDays(day, -weekdayOf(day))

/** The six weeks in which a month is shown. */
export const startOfMonthView = (day: Day): Day => startOfWeek(monthOf(day))

/** The first day of the month that is so many months later. */
export const addMonths = (day: Day, count: number): Day =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + count, 1))
    .toISOString()
    .slice(0, 10)

export type Timed = { startsAt: string; endsAt: string }

export type Placed<T extends Timed> = { of: T; day: Day; from: number; to: number }

/** Where something stands in the calendar: its day and minutes. What ends on the next day reaches to midnight. */
export function placeOf<T extends Timed>(of: T, zone: string): Placed<T> {
  const [start, end] = [new Date(of.startsAt), new Date(of.endsAt)]
  const day = dayOf(start, zone)
  return {
    of,
    day,
    from: minuteOf(start, zone),
    to: dayOf(end, zone) === day ? minuteOf(end, zone) : wholeDay,
  }
}

const minuteOf = (at: Date, zone: string): number => {
  const clock = timeOf(at, zone)
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

export const momentOf = (day: Day, minute: number, zone: string): string =>
  momentAt(day, clockOf(minute), zone)?.toISOString() ?? ''

/** When the practice is open on a day, including what is left of the night before. */
export function openOn(days: readonly PracticeDay[], day: Day): [number, number][] {
  const rangesOf = (on: Day) => days.find((each) => each.day === on)?.hours.map(minutesOf) ?? []
  return [
    ...rangesOf(addDays(day, -1)).map(([from, to]): [number, number] => [from - wholeDay, to - wholeDay]),
    ...rangesOf(day),
  ].flatMap(([from, to]): [number, number][] => {
    const [begin, end] = [Math.max(0, from), Math.min(wholeDay, to)]
    return begin < end ? [[begin, end]] : []
  })
}

/** The rows that contain everything, at least a working day. */
export function rowsFor(spans: readonly (readonly [number, number])[]): number[] {
  const first = Math.min(9 * 60, ...spans.map(([from]) => Math.floor(from / 60) * 60))
  const last = Math.max(17 * 60, ...spans.map(([, to]) => Math.ceil(to / 60) * 60))
  return Array.from({ length: (last - first) / rowMinutes }, (_, at) => first + at * rowMinutes)
}
