import { timeOf } from '#contract/wall-clock.ts'

const parts = [
  ['night', 5],
  ['morning', 12],
  ['afternoon', 17],
  ['evening', 24],
] as const
export type PartOfDay = (typeof parts)[number][0]

/** Groups the times of one day, in order, by the part of the day in which they begin in a zone. */
export function partsOfDay(slots: readonly string[], zone: string): [PartOfDay, string[]][] {
  const partOf = (slot: string) => {
    const hour = Number(timeOf(new Date(slot), zone).slice(0, 2))
    return parts.find(([, end]) => hour < end)?.[0]
  }
  return parts.flatMap(([part]) => {
    const times = slots.filter((slot) => partOf(slot) === part)
    return times.length > 0 ? [[part, times] as [PartOfDay, string[]]] : []
  })
}
