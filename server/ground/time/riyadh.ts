import { todayInRiyadh } from '#contract/days.ts'

/** Days until a date of Riyadh's calendar, by which licences end: 0 on the day itself, negative once it has passed. */
export const daysUntil = (day: string, now: Date): number =>
  (Date.parse(day) - Date.parse(todayInRiyadh(now))) / 86_400_000
