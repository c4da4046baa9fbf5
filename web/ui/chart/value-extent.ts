import type { ChartPoint } from './thin-out.ts'

export type DrawnValues = {
  readonly series: readonly (readonly ChartPoint[])[]
  readonly trend?: readonly ChartPoint[] | undefined
  readonly goal?: number | undefined
  readonly limits?: readonly number[] | undefined
  readonly shape?: 'line' | 'bars' | undefined
}

/** The share of the span that is left free above and below, so that no value and no goal is on an edge. */
const room = 0.05

/** The values at the lower and upper edge of a chart. Bars begin at zero. */
export function valueExtent({ series, trend = [], goal, limits = [], shape }: DrawnValues): [number, number] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  const take = (value: number) => {
    if (value < low) low = value
    if (value > high) high = value
  }
  for (const line of [...series, trend]) for (const { value } of line) take(value)
  for (const value of limits) take(value)
  if (goal !== undefined) take(goal)
  if (shape === 'bars') take(0)
  if (low > high) return [0, 1]
  const free = (high - low || Math.abs(high) || 1) * room
  return [low < 0 ? low - free : Math.max(0, low - free), high + free]
}
