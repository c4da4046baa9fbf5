import { dateFormat } from '#contract/date-format.ts'
import type { Language } from '#contract/language.ts'
import { locales } from '#copy/dates.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'

/** `3 November`, with the year if it is not the current one. */
export function writeOn(language: Language, at: Date, now = new Date()): string {
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return dateFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    ...year,
    timeZone: readerZone(),
  }).format(at)
}

/** `3 November, 8:10 am` */
export const writeWhen = (language: Language, at: Date): string =>
  `${writeOn(language, at)}${language === 'ar' ? '،' : ','} ${writeTime(language, at, readerZone())}`
