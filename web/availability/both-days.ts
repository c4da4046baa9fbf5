import type { Day } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import { writeDay } from '#copy/dates.ts'
import { writeHijri } from '#web/lib/hijri.ts'

/** Both calendars, since a date field shows figures in an order of its own: `8 February 2027, 1 Ramadan 1448 AH`. */
export const writeBothDays = (language: Language, day: Day): string | undefined =>
  day === '' ? undefined : `${writeDay(language, day, 'date')} · ${writeHijri(language, day)}`
