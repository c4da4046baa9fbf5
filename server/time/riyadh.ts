/** The day of Riyadh's calendar, with which licences end: three hours ahead of UTC all year round. */
export const todayInRiyadh = (now: Date): string =>
  new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)

/** 0 on the day itself, negative once it has passed. */
export const daysUntil = (day: string, now: Date): number =>
  (Date.parse(day) - Date.parse(todayInRiyadh(now))) / 86_400_000
