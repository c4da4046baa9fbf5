import { addDays, startOfDay } from '#contract/days.ts'
import { type listReportedAppointments, monthsBefore, type Range } from '#contract/reports/figures.ts'
import type { InputOf } from '#contract/route.ts'
import type { Reported } from '#server/appointments/figures.ts'

type Asked = Omit<InputOf<typeof listReportedAppointments>, 'after'>

/** Whole days, unless a moment of them is said. */
export function reportedOf({ list, from, to, until, sessionKind: kind, ending }: Asked): Reported {
  const end = startOfDay(addDays(to, 1)).getTime()
  const cut = Math.min(end, until === undefined ? end : Date.parse(until))
  return { list, from: startOfDay(from), until: new Date(cut), kind, ending }
}

export const lengthOf = ({ from, to }: Range): number => (Date.parse(to) - Date.parse(from)) / dayLength + 1

/** As many days just before; of a range that today is in, to the same hour of its last day. */
export function rangeBefore(range: Range, now: Date): Range & { until: Date } {
  const days = lengthOf(range)
  const before = { from: addDays(range.from, -days), to: addDays(range.to, -days) }
  const end = Math.min(startOfDay(addDays(range.to, 1)).getTime(), now.getTime())
  return { ...before, until: new Date(end - days * dayLength) }
}

const dayLength = 86_400_000

/** Single days of some weeks, weeks of some months, and else the months of a calendar. */
export function partsOf({ from, to }: Range): Range[] {
  const days = lengthOf({ from, to })
  const parts: Range[] = []
  for (let begin = from; begin <= to; ) {
    const next = days > 186 ? monthsBefore(begin, -1) : addDays(begin, days > 31 ? 7 : 1)
    const end = addDays(next, -1)
    parts.push({ from: begin, to: end < to ? end : to })
    begin = next
  }
  return parts
}
