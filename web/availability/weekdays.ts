import { dateFormat } from '#contract/date-format.ts'
import { addDays } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import { specialDates } from '#copy/availability/special-dates.ts'

/** Sunday is 0, as in the contract. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

const someSunday = '2026-11-22'

export const nameWeekday = (language: Language, weekday: number, style: 'long' | 'short' = 'long'): string =>
  dateFormat(language, { weekday: style, timeZone: 'UTC' }).format(new Date(addDays(someSunday, weekday)))

export const listWords = (language: Language, words: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(words)

/** `Sunday to Thursday` for consecutive days; otherwise a list of names. */
export function writeWeekdays(language: Language, chosen: readonly number[]): string {
  const names = chosen.map((weekday) => nameWeekday(language, weekday))
  const [first = '', last = ''] = [names[0], names.at(-1)]
  const isRun = chosen.length > 2 && chosen.every((day, at) => day === (chosen[0] ?? 0) + at)
  return isRun ? specialDates.fromTo(first, last)[language] : listWords(language, names)
}
