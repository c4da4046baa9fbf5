import type { Language } from '#contract/language.ts'

/** Year, month and day as typed into their boxes. */
export type Parts = readonly [year: string, month: string, day: string]

/** Converts between a date and the three boxes. */
export type DateCalendar = {
  partsOf(day: string): Parts
  /** Returns the incomplete text while a part is missing. */
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
  months(language) {
    // Month names contain no digits, so the plain language is enough as locale and public forms load less.
    const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month) => format(new Date(Date.UTC(2000, month))))
  },
}

/** Accepts the digits of any keyboard. */
export const digitsOf = (text: string): string => western(text).replace(/\D/g, '')

const western = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))

/** Parses a whole date with the day before the month: `17/5/1990`, `1990-05-17`. */
export function readParts(text: string): Parts | undefined {
  const [one = '', month = '', other = '', more] = western(text).match(/\d+/g) ?? []
  const [year, day] = one.length === 4 ? [one, other] : [other, one]
  const isDate = !more && year.length === 4 && day && Number(month) <= 12
  return isDate ? [year, bare(month), bare(day)] : undefined
}

const bare = (part: string) => part.replace(/^0+/, '')
