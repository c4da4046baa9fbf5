import type { Measure } from '#contract/health/measures.ts'

/** The latest measure of a kind. */
export type Latest = {
  /** The total of its day, for a kind that is summed by day. */
  readonly dayTotal?: number | null
  readonly measure: Measure
  readonly previous: {
    readonly value: number
    readonly second: number | null
    readonly takenAt: string
  } | null
}
