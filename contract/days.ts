/** Days are text, `2026-11-20`: they have no hour and no zone, and sort as text. */
export type Day = string

/** Riyadh's clock is three hours ahead of UTC all year round. */
export const todayInRiyadh = (now: Date): Day =>
  new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)

export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

/** 0 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay()

/** The first moment of the day in Riyadh. */
export const startOfDay = (day: Day): Date => new Date(`${day}T00:00:00+03:00`)

/** The first day of its month. */
export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`
