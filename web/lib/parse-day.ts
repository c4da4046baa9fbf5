import type { Day } from '#contract/days.ts'

/** A day that an address names, if it is one. */
export function parseDay(text: string | null | undefined): Day | undefined {
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(text ?? '')?.[0]
  return day && !Number.isNaN(Date.parse(day)) ? day : undefined
}
