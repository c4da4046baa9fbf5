import type { Day } from '#contract/days.ts'

/** Whether the boxes contain a complete, existing day. */
export function isWhole(day: string): day is Day {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}
