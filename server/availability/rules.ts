import { dayNumber, dayText, lastDay, minuteMs, type Zone, zoneOf } from '#server/ground/time/zones.ts'
import { daysOf, type Hours } from './days.ts'
import { type BusyTime, blockedWindows, type Window, windowsOf } from './windows.ts'

/** Opening hours, and everything else needed to find the free times at this moment. */
export type FreeTimeInput = Hours & {
  /** Minutes. */
  duration: number
  taken: readonly BusyTime[]
  now: Date
}

/** A number of days in the practice's calendar, starting on `from`. */
export type DayRange = { from: string; days: number }

/** Every moment at which an appointment can begin, in epoch milliseconds, by day of the practice's calendar. */
export function freeSlots(given: FreeTimeInput & DayRange): { day: string; starts: number[] }[] {
  const from = dayNumber(given.from)
  const days = Math.min(given.days, lastDay - from + 1)
  const starts = Array.from({ length: days }, (): number[] => [])
  eachStart(given, from, from + days - 1, (start, day) => {
    starts[day - from]?.push(start)
    return true
  })
  return starts.map((of, at) => ({ day: dayText(from + at), starts: of }))
}

/** The first free starts, at most `count`. */
export function nextFreeStarts(given: FreeTimeInput, count: number): number[] {
  const found: number[] = []
  const today = zoneOf(given.zone).dayOf(given.now.getTime())
  for (let day = today; day <= today + given.horizon && found.length < count; day += 7)
    eachStart(given, day, day + 6, (start) => found.push(start) < count)
  return found
}

const riyadh = 'Asia/Riyadh'

/**
 * For each of these days in Riyadh, the last moment at which any of it can still be booked; null if nothing is free.
 * The horizon is ignored, since a day beyond it comes nearer.
 */
export function lastBookableMoments(given: FreeTimeInput, { from, days }: DayRange): (Date | null)[] {
  const [here, there] = [zoneOf(riyadh), zoneOf(given.zone)]
  const first = dayNumber(from)
  const last: number[] = []
  const [begin, end] = [here.reach(first, 0), here.reach(first + days, 0)]
  eachStart({ ...given, horizon: Infinity }, there.dayOf(begin), there.dayOf(end - 1), (start) => {
    last[here.dayOf(start) - first] = start
    return true
  })
  return Array.from({ length: days }, (_, at) => {
    const start = last[at]
    return start === undefined ? null : new Date(start - given.notice * minuteMs)
  })
}

/** Whether the practice is open for the whole span, whether or not any of it is booked. */
export function isOpenFor(
  hours: Pick<Hours, 'zone' | 'weekly' | 'exceptions'>,
  [from, to]: BusyTime,
): boolean {
  const zone = zoneOf(hours.zone)
  const windows = windowsOf(zone, daysOf(hours), zone.dayOf(from) - 2, zone.dayOf(to) + 1)
  return windows.some((window) => window.from <= from && to <= window.to)
}

/** Calls `take` with each free start on these days, in order, until it returns false. */
function eachStart(
  given: FreeTimeInput,
  from: number,
  to: number,
  take: (start: number, day: number) => boolean,
): void {
  const { notice, horizon, increment, duration, buffer, taken, now } = given
  const zone = zoneOf(given.zone)
  const last = Math.min(to, zone.dayOf(now.getTime()) + horizon)
  if (from > last) return
  const isFull = fullDays(zone, given)
  const earliest = now.getTime() + notice * minuteMs
  const [step, length] = [increment * minuteMs, duration * minuteMs]
  const blocked = blockedWindows(taken, buffer * minuteMs, length)
  let next = 0

  // Starting two days early shows since when the practice is open; one day more at the end shows whether it stays
  // open.
  for (const window of windowsOf(zone, daysOf(given), from - 2, last + 1)) {
    for (let day = Math.max(from, zone.dayOf(window.from)); day <= last; day++) {
      const [begin, end] = [zone.reach(day, 0), zone.reach(day + 1, 0)]
      if (begin >= window.to) break
      if (isFull(day)) continue
      const grid = gridOf(zone, window, day)
      const onGrid = (at: number) => grid + Math.ceil((at - grid) / step) * step
      const until = Math.min(end - 1, window.to - length)
      for (let start = onGrid(Math.max(begin, window.from, earliest)); start <= until; ) {
        while ((blocked[next]?.to ?? Infinity) <= start) next++
        const obstacle = blocked[next]
        if (obstacle && obstacle.from < start) start = onGrid(obstacle.to)
        else if (take(start, day)) start += step
        else return
      }
    }
  }
}

/** Starts are counted from the window's own start or, if it is open round the clock, from each midnight. */
const gridOf = (zone: Zone, { from }: Window, day: number) =>
  from < zone.reach(day - 1, 0) ? zone.reach(day, 0) : from

function fullDays(zone: Zone, { taken, mostPerDay }: FreeTimeInput): (day: number) => boolean {
  if (mostPerDay === null) return () => false
  const counts = new Map<number, number>()
  for (const [from] of taken) {
    const day = zone.dayOf(from)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return (day) => (counts.get(day) ?? 0) >= mostPerDay
}
