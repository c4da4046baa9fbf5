import type { OpenRange } from '#contract/availability.ts'

export type HoursOfDays = {
  readonly first: number
  readonly last: number
  readonly ranges: readonly OpenRange[]
}

/** Groups consecutive days with the same hours, from Sunday on. */
export function groupHours(weekly: readonly (readonly OpenRange[])[]): HoursOfDays[] {
  const groups: HoursOfDays[] = []
  for (const [day, ranges] of weekly.entries()) {
    const inOrder = [...ranges].sort((one, other) => one.from.localeCompare(other.from))
    const before = groups.at(-1)
    if (before && JSON.stringify(before.ranges) === JSON.stringify(inOrder))
      groups[groups.length - 1] = { ...before, last: day }
    else groups.push({ first: day, last: day, ranges: inOrder })
  }
  return groups
}

/** The range ends on the next day. */
export const endsNextDay = ({ from, to }: OpenRange) => to <= from
