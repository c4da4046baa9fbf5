import { addDays, type Day, startOfDay } from '#contract/days.ts'
import type { Range } from '#contract/reports/figures.ts'

/** A range of days in Riyadh, both included. */
export const timeSpanOf = ({ from, to }: { from?: Day | undefined; to?: Day | undefined }) => ({
  from: from === undefined ? undefined : startOfDay(from),
  until: to === undefined ? undefined : startOfDay(addDays(to, 1)),
})

const dayLength = 86_400_000

/** The period of the same length just before. */
export function precedingDays({ from, to }: Range): Range {
  const days = (Date.parse(to) - Date.parse(from)) / dayLength + 1
  return { from: addDays(from, -days), to: addDays(from, -1) }
}
