import type { Day } from '#contract/days.ts'

/** Parses a day from an address; undefined if it is not one. */
export function parseDay(text: string | null | undefined): Day | undefined {
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(text ?? '')?.[0]
  return day && !Number.isNaN(Date.parse(day)) ? day : undefined
}
