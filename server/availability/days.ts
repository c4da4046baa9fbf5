import { type Availability, type Exception, minutesOf, type OpenRange } from '#contract/availability.ts'
import { dayNumber, weekdayOf } from '#server/ground/time/zones.ts'

/** A dietitian's opening hours, with the booking rules that apply to them. */
export type Hours = Pick<
  Availability,
  'zone' | 'weekly' | 'buffer' | 'notice' | 'horizon' | 'increment' | 'mostPerDay'
> & { exceptions: readonly Pick<Exception, 'kind' | 'from' | 'to' | 'weekdays' | 'hours'>[] }

/** Minutes since midnight of the day on which the range begins; the end may be after the next midnight. */
export type Range = [from: number, to: number]

export type Day = { by: 'weekly' | Exception['kind']; ranges: readonly Range[] }

const wholeDay = 1_440

/** The merged ranges that begin on a day of the practice's calendar, and the rule that decides them. */
export function daysOf({ weekly, exceptions }: Pick<Hours, 'weekly' | 'exceptions'>): (day: number) => Day {
  const usual = weekly.map((ranges) => ranges.map(minutesOf))
  const special = exceptions.map(({ from, to, hours, ...rest }) => ({
    ...rest,
    from: dayNumber(from),
    to: dayNumber(to),
    ranges: hours.map(minutesOf),
  }))
  const on = (day: number, kind: Exception['kind']) =>
    special.filter(
      (each) =>
        each.kind === kind &&
        each.from <= day &&
        day <= each.to &&
        (each.weekdays?.includes(weekdayOf(day)) ?? true),
    )
  const isClosed = (day: number) => on(day, 'closed').length > 0

  const baseOf = (day: number): Day => {
    if (isClosed(day)) return { by: 'closed', ranges: [] }
    const instead = on(day, 'instead')
    return instead.length > 0
      ? { by: 'instead', ranges: instead.flatMap(({ ranges }) => ranges) }
      : { by: 'weekly', ranges: usual[weekdayOf(day)] ?? [] }
  }

  /** Hours of the day before may reach into this one, and so may what is blocked of them. */
  const blockedAround = (day: number): Range[] =>
    [-1, 0, 1].flatMap((after) =>
      on(day + after, 'blocked').flatMap(({ ranges }) =>
        ranges.map(([from, to]): Range => [from + after * wholeDay, to + after * wholeDay]),
      ),
    )

  return (day) => {
    const { by, ranges } = baseOf(day)
    const extra = on(day, 'extra').flatMap(({ ranges }) => ranges)
    const all = merged([...ranges, ...extra])
    const open = isClosed(day + 1) ? all.map(([from, to]): Range => [from, Math.min(to, wholeDay)]) : all
    const special = extra.length > 0 && by !== 'instead' ? 'extra' : by
    return {
      by: special === 'weekly' && on(day, 'blocked').length > 0 ? 'blocked' : special,
      ranges: without(open, blockedAround(day)),
    }
  }
}

/** What is left of the ranges outside of the blocked ones. */
const without = (ranges: readonly Range[], blocked: readonly Range[]): Range[] =>
  blocked.reduce<readonly Range[]>(
    (left, [begin, end]) =>
      left
        .flatMap(([from, to]): Range[] => [
          [from, Math.min(to, begin)],
          [Math.max(from, end), to],
        ])
        .filter(([from, to]) => from < to),
    ranges,
  ) as Range[]

/** As clock times. A range longer than 24 hours would read as a shorter one, so it is split in two. */
export const hoursOf = ({ ranges }: Day): OpenRange[] =>
  ranges
    .flatMap(([from, to]): Range[] =>
      to - from > wholeDay
        ? [
            [from, to - wholeDay],
            [to - wholeDay, to],
          ]
        : [[from, to]],
    )
    .map(([from, to]) => ({ from: clockOf(from), to: clockOf(to) }))

const clockOf = (minute: number) =>
  [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Ranges that overlap or touch become one. */
function merged(ranges: readonly Range[]): Range[] {
  const whole: Range[] = []
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = whole.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else whole.push([from, to])
  }
  return whole
}
