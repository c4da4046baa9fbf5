import * as z from 'zod/mini'
import { todayInRiyadh } from './days.ts'
import { day, fault } from './fields.ts'

/** The birth date of a person aged 18 to 120, by the clock of the server or browser that checks it. */
export const adult = day.check(
  z.refine((date) => yearsSince(date) >= 18, { error: fault('adults_only'), abort: true }),
  z.refine((date) => yearsSince(date) <= 120, fault('date_invalid')),
)

/** Whole years from a date to today in Riyadh. */
export function yearsSince(date: string, now = Date.now()): number {
  const today = todayInRiyadh(new Date(now))
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4))
  return today.slice(5) < date.slice(5) ? years - 1 : years
}
