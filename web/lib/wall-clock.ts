import { dateFormat, dayOf } from '#contract/date-format.ts'
import type { Day } from '#contract/days.ts'

/** `08:15`: what a zone's clock shows at a moment. */
export const timeOf = (at: Date, zone: string): string =>
  dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }).format(at)

/** How many milliseconds a zone's clock is ahead of UTC, to the minute. */
export function aheadAt(at: number, zone: string): number {
  const minute = new Date(Math.floor(at / 60_000) * 60_000)
  return Date.parse(`${dayOf(minute, zone)}T${timeOf(minute, zone)}Z`) - minute.getTime()
}

/** When a zone's clock shows this; null where that is no time at all. */
export function momentAt(day: Day, time: string, zone: string): Date | null {
  const shown = Date.parse(`${day}T${time}Z`)
  if (Number.isNaN(shown)) return null
  const near = shown - aheadAt(shown, zone)
  const at = shown - aheadAt(near, zone)
  // Where the clock jumps over it, a time after the jump.
  return new Date(at + aheadAt(at, zone) === shown ? at : Math.max(near, at))
}
