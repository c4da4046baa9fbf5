import { dateFormat } from './date-format.ts'
import type { Day } from './days.ts'

const dayMs = 86_400_000

/** The date in a zone at a moment. */
export const dayOf = (at: Date, zone: string): Day => shownAt(at, zone).slice(0, 10)

/** The wall-clock time in a zone at this moment, such as `08:15`. */
export const timeOf = (at: Date, zone: string): string => shownAt(at, zone).slice(11, 16)

const shownAt = (at: Date, zone: string) => new Date(at.getTime() + aheadAt(at.getTime(), zone)).toISOString()

/** The moment at which a zone’s clock shows this time; null if the time is not valid. */
export function momentAt(day: Day, time: string, zone: string): Date | null {
  const shown = Date.parse(`${day}T${time}Z`)
  if (Number.isNaN(shown)) return null
  const near = shown - aheadAt(shown, zone)
  const at = shown - aheadAt(near, zone)
  // If the clock skips this time, return one after the jump.
  return new Date(at + aheadAt(at, zone) === shown ? at : Math.max(near, at))
}

/**
 * How many milliseconds a zone’s clock is ahead of UTC. Reading a formatter’s parts takes four times as long as the
 * rest, so the offsets at both ends of each UTC day are cached: if they are equal, one offset applies all day.
 */
export function aheadAt(at: number, zone: string): number {
  const day = Math.floor(at / dayMs)
  const ahead = aheadAtStart(day, zone)
  return ahead === aheadAtStart(day + 1, zone) ? ahead : readAhead(at, zone)
}

const knownOffsets = new Map<string, number>()
/** More days than a page or a request needs. */
const mostKnown = 2_000

function aheadAtStart(day: number, zone: string): number {
  const key = `${day} ${zone}`
  const known = knownOffsets.get(key)
  if (known !== undefined) return known
  if (knownOffsets.size >= mostKnown) knownOffsets.clear()
  const ahead = readAhead(day * dayMs, zone)
  knownOffsets.set(key, ahead)
  return ahead
}

/** Read by the names of the parts: how a locale formats a date differs between engines and from year to year. */
export function readAhead(at: number, zone: string): number {
  const format = dateFormat('en-u-ca-gregory-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
    timeZone: zone,
  })
  const shown = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
  for (const { type, value } of format.formatToParts(at))
    if (type in shown) shown[type as keyof typeof shown] = Number(value)
  const { year, month, day, hour, minute, second } = shown
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1_000) * 1_000
}
