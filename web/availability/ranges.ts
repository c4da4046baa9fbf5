import { minutesOf, type OpenRange } from '#contract/availability.ts'

const day = 1_440
const step = 15

export const usualRange: OpenRange = { from: '09:00', to: '17:00' }

/** `09:00` for 540 and also for 1980, the same time a day later. */
export const clockOf = (minutes: number): string =>
  [Math.floor((minutes % day) / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** The possible beginnings of a range, including its current one if it is off the grid. */
export const startsFor = ({ from }: OpenRange): string[] => {
  const grid = Array.from({ length: day / step }, (_, at) => clockOf(at * step))
  return grid.includes(from) ? grid : [...grid, from].sort()
}

/** The possible ends of a range, from a quarter of an hour to a whole day later. */
export const endsFor = (range: OpenRange): string[] => {
  const [from, to] = minutesOf(range)
  const ends = Array.from({ length: day / step }, (_, at) => from + (at + 1) * step)
  return (ends.includes(to) ? ends : [...ends, to].sort((a, b) => a - b)).map(clockOf)
}

/** Moves the beginning. The end stays, or keeps the duration if it would be before the beginning. */
export function beginAt(range: OpenRange, from: string): OpenRange {
  const [start, end] = minutesOf(range)
  const [begins, ends] = minutesOf({ from, to: range.to })
  const turnsRound = ends > day && end <= day
  return { from, to: turnsRound ? clockOf(begins + end - start) : range.to }
}

/** Another range for a day that has some: after them, or before them if the evening is full. */
export function nextRange(ranges: readonly OpenRange[]): OpenRange | null {
  const taken = ranges.map(minutesOf).sort(([a], [b]) => a - b)
  const [first] = taken
  const last = Math.max(...taken.map(([, end]) => end))
  if (!first) return usualRange
  if (last + 120 <= day) return { from: clockOf(last + 60), to: clockOf(Math.min(last + 300, day)) }
  return first[0] >= 120 ? { from: clockOf(Math.max(first[0] - 300, 0)), to: clockOf(first[0] - 60) } : null
}
