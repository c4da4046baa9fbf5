import { dateFormat } from '#contract/date-format.ts'
import type { Day } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import { locales } from '#copy/dates.ts'

/** Year, month and day as they stand in their boxes. */
export type Parts = readonly [year: string, month: string, day: string]

/** By which a date is written in boxes. */
export type DateCalendar = {
  partsOf(day: string): Parts
  /** While a part is missing, what there is of it: text that is no day. */
  dayOf(parts: Parts): string
  months(language: Language): readonly string[]
}

export const gregorian: DateCalendar = {
  partsOf(day) {
    const [year = '', month = '', date = ''] = day.split('-')
    return [year, bare(month), bare(date)]
  },
  dayOf: (parts) =>
    parts.some(Boolean) ? parts.map((part) => part.padStart(part ? 2 : 0, '0')).join('-') : '',
  months: (language) =>
    Array.from({ length: 12 }, (_, month) => monthOf(locales[language], new Date(Date.UTC(2000, month)))),
}

export const monthOf = (locale: string, at: Date): string =>
  dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(at)

/** Whatever keyboard they come from. */
export const digitsOf = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\D/g, '')

/** `17/5/1990`, `1990-05-17`: a whole date, the day before the month. */
export function readParts(text: string): Parts | undefined {
  const [one = '', month = '', other = '', ...more] = text
    .trim()
    .split(/[\s/.,\-\u060c\u200e\u200f]+/)
    .map(digitsOf)
  if (more.length > 0 || !one || !month || !other || Number(month) > 12) return undefined
  if (one.length === 4) return [one, bare(month), bare(other)]
  return other.length === 4 ? [other, bare(month), bare(one)] : undefined
}

/** Whether it is a day that there is. */
export function isWhole(day: string): day is Day {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

const bare = (part: string) => part.replace(/^0+/, '')
