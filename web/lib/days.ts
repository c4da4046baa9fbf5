import type { Language } from '#contract/language.ts'
import { writeDate } from './dates.ts'

/** Days are text, `2026-11-20`: they have no hour and no zone, and compare as they read. */
export type Day = string

/** The day that a moment falls on in a zone. */
export const dayOf = (at: Date, zone = 'Asia/Riyadh'): Day =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: zone }).format(at)

export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

/** 0 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay()

export const writeDay = (language: Language, day: Day, style: 'date' | 'day' = 'day'): string =>
  writeDate(language, new Date(day), style, 'UTC')

/** `8 February – 8 March 2027`, and one day by itself. */
export const writeDays = (language: Language, from: Day, to: Day): string =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).formatRange(new Date(from), new Date(to))
