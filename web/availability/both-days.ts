import type { Language } from '#contract/language.ts'
import { type Day, writeDays } from '#web/lib/days.ts'

/** Both calendars, since a date field shows figures in an order of its own: `8 February 2027, 1 Ramadan 1448 AH`. */
export function writeBothDays(language: Language, day: Day): string | undefined {
  if (day === '') return undefined
  const hijri = new Intl.DateTimeFormat(hijriLocales[language], { dateStyle: 'long', timeZone: 'UTC' })
  return [writeDays(language, day, day), hijri.format(new Date(day))].join(' · ')
}

const hijriLocales = { en: 'en-GB-u-ca-islamic-umalqura', ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn' }
