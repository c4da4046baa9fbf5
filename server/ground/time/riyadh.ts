import { todayInRiyadh } from '#contract/days.ts'

/** Licences end with a day of Riyadh's calendar: 0 on the day itself, negative once it has passed. */
export const daysUntil = (day: string, now: Date): number =>
  (Date.parse(day) - Date.parse(todayInRiyadh(now))) / 86_400_000
