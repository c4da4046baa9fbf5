import { dateFormat } from '#contract/date-format.ts'

/** In place of the parts' own formatter (`vite.config.ts`), which keeps formats of its own and mends hours, of which a calendar shows none. */
export function DateFormatter(locale: string, options: Intl.DateTimeFormatOptions) {
  return dateFormat(locale, options)
}
