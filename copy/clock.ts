import type { Language } from '#contract/language.ts'
import { writeDate } from './dates.ts'

/**
 * `1:30 pm`, from the `13:30` of a plan, a reminder or opening hours, which belongs to no zone; any other text stays as
 * it is. Cached, because a week of hours writes each time twenty times.
 */
export function writeClock(language: Language, clock: string): string {
  if (!/^\d\d:\d\d$/.test(clock)) return clock
  const known = written.get(language + clock)
  if (known !== undefined) return known
  const words = writeDate(language, new Date(`1970-01-01T${clock}Z`), 'time', 'UTC')
  written.set(language + clock, words)
  return words
}

const written = new Map<string, string>()
