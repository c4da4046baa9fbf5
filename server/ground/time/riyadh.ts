import { todayInRiyadh } from '#contract/days.ts'

/** Days until a date in Riyadh's calendar, by which licences end: 0 on the day itself, negative afterwards. */
export const daysUntil = (day: string, now: Date): number =>
  (Date.parse(day) - Date.parse(todayInRiyadh(now))) / 86_400_000
