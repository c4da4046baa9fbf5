import type { OpenRange } from '#contract/availability.ts'

export type DaysAlike = {
  /** 0 for Sunday. */
  readonly first: number
  readonly last: number
  readonly ranges: readonly OpenRange[]
}

/** The week from Sunday on; consecutive days with the same hours form one row. */
export function daysAlike(weekly: readonly (readonly OpenRange[])[]): DaysAlike[] {
  const rows: DaysAlike[] = []
  for (const [day, ranges] of weekly.entries()) {
    const before = rows.at(-1)
    if (before && sameHours(before.ranges, ranges)) rows[rows.length - 1] = { ...before, last: day }
    else rows.push({ first: day, last: day, ranges })
  }
  return rows
}

const sameHours = (one: readonly OpenRange[], other: readonly OpenRange[]) =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))

export const inOrder = (ranges: readonly OpenRange[]): OpenRange[] =>
  ranges.map(({ from, to }) => ({ from, to })).sort((one, other) => one.from.localeCompare(other.from))
