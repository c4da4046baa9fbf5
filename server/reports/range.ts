import { addDays, startOfDay } from '#contract/days.ts'
import { type listReportedAppointments, monthsBefore, type Range } from '#contract/reports/figures.ts'
import type { InputOf } from '#contract/route.ts'
import type { ReportFilter } from '#server/appointments/figures.ts'

type Asked = Omit<InputOf<typeof listReportedAppointments>, 'after'>

/** Whole days, unless a cut-off moment is given. */
export function reportFilterOf({ list, from, to, until, sessionKind: kind, ending }: Asked): ReportFilter {
  const end = startOfDay(addDays(to, 1)).getTime()
  const cut = Math.min(end, until === undefined ? end : Date.parse(until))
  return { list, from: startOfDay(from), until: new Date(cut), kind, ending }
}

export const daysIn = ({ from, to }: Range): number => (Date.parse(to) - Date.parse(from)) / dayLength + 1

/** The same number of days just before; if the range includes today, cut off at the present hour of its last day. */
export function rangeBefore(range: Range, now: Date): Range & { until: Date } {
  const days = daysIn(range)
  const before = { from: addDays(range.from, -days), to: addDays(range.to, -days) }
  const end = Math.min(startOfDay(addDays(range.to, 1)).getTime(), now.getTime())
  return { ...before, until: new Date(end - days * dayLength) }
}

const dayLength = 86_400_000

/** By day up to 31 days, by week up to 186, and by calendar month beyond. */
export function partsOf({ from, to }: Range): Range[] {
  const days = daysIn({ from, to })
  const parts: Range[] = []
  for (let begin = from; begin <= to; ) {
    const next = days > 186 ? monthsBefore(begin, -1) : addDays(begin, days > 31 ? 7 : 1)
    const end = addDays(next, -1)
    parts.push({ from: begin, to: end < to ? end : to })
    begin = next
  }
  return parts
}
