import { addDays, type Day, startOfDay } from '#contract/days.ts'
import type { Range } from '#contract/reports/figures.ts'

/** A range of days in Riyadh, both included. */
export const spanOf = ({ from, to }: Range) => ({ from: startOfDay(from), until: startOfDay(addDays(to, 1)) })

/** The same where either end may be open. */
export const timeSpanOf = ({ from, to }: { from?: Day | undefined; to?: Day | undefined }) => ({
  from: from === undefined ? undefined : startOfDay(from),
  until: to === undefined ? undefined : startOfDay(addDays(to, 1)),
})

const dayLength = 86_400_000

export const daysIn = ({ from, to }: Range): number => (Date.parse(to) - Date.parse(from)) / dayLength + 1

/** The period of the same length just before. */
export function precedingDays({ from, to }: Range): Range {
  const days = daysIn({ from, to })
  return { from: addDays(from, -days), to: addDays(from, -1) }
}
