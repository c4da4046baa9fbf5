import { dateFormat } from '#contract/date-format.ts'

/**
 * Replaces React Aria's own formatter (`vite.config.ts`), which has a cache of its own and corrects hours, which a
 * calendar does not show.
 */
export function DateFormatter(locale: string, options: Intl.DateTimeFormatOptions) {
  return dateFormat(locale, options)
}
