import type { Language } from '#contract/language.ts'

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
  months(language) {
    // Names have no digits: the language alone is enough, and a form that everybody sees carries no more.
    const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month) => format(new Date(Date.UTC(2000, month))))
  },
}

/** Whatever keyboard they come from. */
export const digitsOf = (text: string): string => western(text).replace(/\D/g, '')

const western = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))

/** `17/5/1990`, `1990-05-17`: a whole date, the day before the month. */
export function readParts(text: string): Parts | undefined {
  const [one = '', month = '', other = '', more] = western(text).match(/\d+/g) ?? []
  const [year, day] = one.length === 4 ? [one, other] : [other, one]
  const isDate = !more && year.length === 4 && day && Number(month) <= 12
  return isDate ? [year, bare(month), bare(day)] : undefined
}

const bare = (part: string) => part.replace(/^0+/, '')
