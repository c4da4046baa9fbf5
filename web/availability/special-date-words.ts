import { useCallback } from 'react'
import type { Exception } from '#contract/availability.ts'
import { specialDates as words } from '#copy/availability/special-dates.ts'
import { writeDays } from '#copy/dates.ts'
import { parts } from '#copy/portal/parts.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeHours } from './hours-words.ts'
import { writeWeekdays } from './weekdays.ts'

/** Name, dates and effect of a special date in words. */
export function useDateWords() {
  const t = useWords()
  const language = useLanguage()
  return useCallback(
    ({ label, kind, from, to, weekdays, hours }: Exception) => ({
      name: label || t(words.kinds[kind]),
      days: [writeDays(language, from, to), weekdays && t(words.only(writeWeekdays(language, weekdays)))]
        .filter(Boolean)
        .join(t(parts.comma)),
      hours: kind === 'closed' ? t(words.kinds.closed) : writeHours(language, hours),
    }),
    [t, language],
  )
}
