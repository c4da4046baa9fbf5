import { useCallback } from 'react'
import { minutesOf, type OpenRange } from '#contract/availability.ts'
import type { Language } from '#contract/language.ts'
import { availabilityPage as words } from '#copy/availability/page.ts'
import { writeClock } from '#copy/clock.ts'
import { useLanguage } from '#web/lib/language.tsx'

/** At the end of a range midnight has its own name. */
export function writeEnd(language: Language, range: OpenRange): string {
  if (range.to === '00:00') return words.midnight[language]
  const clock = writeClock(language, range.to)
  return endsNextDay(range) ? words.nextDay(clock)[language] : clock
}

export const writeHours = (language: Language, ranges: readonly OpenRange[]) =>
  ranges
    .map((range) => words.range(writeClock(language, range.from), writeEnd(language, range))[language])
    .join(words.and[language])

export function useHours(): (ranges: readonly OpenRange[]) => string {
  const language = useLanguage()
  return useCallback((ranges) => writeHours(language, ranges), [language])
}

export const endsNextDay = (range: OpenRange) => minutesOf(range)[1] > 1_440
