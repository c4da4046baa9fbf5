import { readAhead } from '#contract/wall-clock.ts'

/** The clock of a time zone. Moments are epoch milliseconds, days are counted from 1 January 1970. */
export type Zone = {
  /** The day on the zone's calendar. */
  dayOf(at: number): number
  /** The first moment at which its clock shows this minute of this day, or a later one. */
  reach(day: number, minute: number): number
}

export const dayMs = 86_400_000
export const minuteMs = 60_000

export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs
export const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)
/** Years of later days have more than four digits. */
export const lastDay = dayNumber('9999-12-31')
/** 0 for Sunday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7

/** The day on a zone's calendar, as text. */
export const dayAt = (zone: string, at: Date): string => dayText(zoneOf(zone).dayOf(at.getTime()))

/** Zones are cached because asking Intl costs more than a microsecond. */
export function zoneOf(name: string): Zone {
  const known = zones.get(name)
  if (known) return known
  const spanAt = spansOf(name)
  const zone: Zone = {
    dayOf: (at) => Math.floor((at + spanAt(at).offset) / dayMs),
    reach(day, minute) {
      const shown = day * dayMs + minute * minuteMs
      let span = spanAt(shown - farthest)
      while (shown - span.offset >= span.to) span = spanAt(span.to)
      // If the clock jumps over that minute, the answer is the moment of the jump.
      return Math.max(span.from, shown - span.offset)
    },
  }
  const [oldest] = zones.keys()
  if (oldest !== undefined && zones.size >= mostZones) zones.delete(oldest)
  zones.set(name, zone)
  return zone
}

const zones = new Map<string, Zone>()
/** The cache needs a limit: the names of zones are case-insensitive, so one zone has many spellings. */
const mostZones = 500

/** No zone is farther from UTC. */
const farthest = 16 * 60 * minuteMs

/** A stretch of time with one offset. */
type Span = { from: number; to: number; offset: number }

/** Time is split into pieces of some 200 days; each is searched for changes of offset when it is first needed. */
const piece = 2 ** 34
/** Pieces cover 1970 to 2100; beyond these years, offsets stay the same. */
const lastPiece = Math.floor(Date.UTC(2100, 0) / piece)

function spansOf(name: string): (at: number) => Span {
  const offsetAt = (at: number) => readAhead(at, name)
  const pieces = new Map<number, readonly Span[]>()
  let last: Span = { from: 0, to: 0, offset: 0 }
  return (at) => {
    if (at >= last.from && at < last.to) return last
    const number = Math.max(0, Math.min(lastPiece, Math.floor(at / piece)))
    let spans = pieces.get(number)
    if (!spans) {
      spans = spansWithin(number, offsetAt)
      pieces.set(number, spans)
    }
    last = spans.find(({ to }) => at < to) as Span
    return last
  }
}

function spansWithin(number: number, offsetAt: (at: number) => number): Span[] {
  const [begin, end, step] = [number * piece, (number + 1) * piece, piece / 64]
  const spans: Span[] = [
    { from: number === 0 ? Number.NEGATIVE_INFINITY : begin, to: end, offset: offsetAt(begin) },
  ]
  for (let at = begin + step; at <= end; at += step) {
    const span = spans.at(-1) as Span
    const offset = offsetAt(at - 1)
    if (offset === span.offset) continue
    span.to = turnBetween(at - step - 1, at - 1, offsetAt)
    spans.push({ from: span.to, to: end, offset })
  }
  if (number === lastPiece) (spans.at(-1) as Span).to = Number.POSITIVE_INFINITY
  return spans
}

/** The first moment at which the later offset applies. */
function turnBetween(before: number, after: number, offsetAt: (at: number) => number): number {
  const offset = offsetAt(after)
  let [low, high] = [before, after]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle) === offset) high = middle
    else low = middle
  }
  return high
}
