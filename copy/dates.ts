import { dateFormat } from '#contract/date-format.ts'
import type { Day } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import { aheadAt } from '#contract/wall-clock.ts'

/** Western digits and the Gregorian calendar in both languages, whatever the reader's device prefers. */
export const locales = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-latn' } as const satisfies Record<
  Language,
  string
>

const styles = {
  /** 20 November 2026 */
  date: { dateStyle: 'long' },
  /** Sunday 22 November */
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  /** Sun 22 Nov */
  shortDay: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 22 Nov */
  shortDate: { day: 'numeric', month: 'short' },
  /** Sun */
  shortWeekday: { weekday: 'short' },
  /** Sunday */
  weekday: { weekday: 'long' },
  year: { year: 'numeric' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Nov */
  shortMonth: { month: 'short' },
  /** 6:30 pm. With hour12 instead, British noon would be 0:16 pm. */
  time: { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof styles

export const writeDate = (language: Language, at: Date, style: DateStyle, zone = 'Asia/Riyadh'): string =>
  unbroken(formatOf(language, style, zone).format(at))

export const writeDay = (language: Language, day: Day, style: 'date' | 'day' = 'day'): string =>
  writeDate(language, new Date(day), style, 'UTC')

/** Writes a month such as `2026-11`. */
export const writeMonth = (
  language: Language,
  month: string,
  style: 'month' | 'shortMonth' = 'month',
): string => writeDate(language, new Date(`${month}-01`), style, 'UTC')

/** `8 February – 8 March 2027`, or a single day. */
export const writeDays = (language: Language, from: Day, to: Day): string =>
  unbroken(formatOf(language, 'date', 'UTC').formatRange(new Date(from), new Date(to)))

/** No line breaks between a number and its unit: `20 November`, `6:30 pm`. */
const unbroken = (text: string) => text.replace(/(\d)\s(?=\p{L})/gu, '$1\u00a0')

// Both are in every bundle: a refusal writes its sizes in both languages before it is known which is shown.
const english = new Intl.NumberFormat(locales.en)
const arabic = new Intl.NumberFormat(locales.ar)

export const writeNumber = (language: Language, number: number): string =>
  (language === 'ar' ? arabic : english).format(number)

/** A rating to a tenth, so that all have the same form: `4.0` beside `4.6`. */
export const writeRating = (rating: number): string => (Math.round(rating * 10) / 10).toFixed(1)

/** Time zones with another usual name here than in Intl. */
const zones: Readonly<Record<string, { en: string; ar: string }>> = {
  'Asia/Riyadh': { en: 'Riyadh time', ar: 'توقيت الرياض' },
  UTC: { en: 'UTC', ar: 'التوقيت العالمي' },
}

/** `Central European Time`, `توقيت وسط أوروبا`. */
export function nameZone(language: Language, zone: string, at = new Date()): string {
  const ours = zones[zone]
  if (ours) return ours[language]
  const parts = dateFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/**
 * A zone's name in the list of all zones. In Arabic each place has a name of its own; in English its city says more
 * than `CET`.
 */
export function nameZoneOfMany(language: Language, zone: string): string {
  const plain = zone.replaceAll('_', ' ')
  if (language === 'en') return plain
  const parts = dateFormat(language, { timeZone: zone, timeZoneName: 'shortGeneric' }).formatToParts(0)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? plain
}

/** Whether clocks in two zones show different times at this moment. */
export const differ = (at: Date, one: string, other: string): boolean =>
  aheadAt(at.getTime(), one) !== aheadAt(at.getTime(), other)

const formatOf = (language: Language, style: DateStyle, zone: string) =>
  dateFormat(locales[language], { ...styles[style], timeZone: zone })
