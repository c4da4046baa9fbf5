import { dayOf } from '#contract/date-format.ts'
import { addDays } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import { writeDate } from '#copy/dates.ts'
import { times } from '#copy/times.ts'

/** `Today, 4:30 pm`, `Sun 22 Nov, 9:00 am`, by the clock of a zone. */
export function writeMoment(language: Language, at: Date, now: Date, zone: string): string {
  const time = writeDate(language, at, 'time', zone)
  return times.at(nameDay(language, at, now, zone), time)[language]
}

/** `Today`, `Sun 22 Nov`. */
export function nameDay(language: Language, at: Date, now: Date, zone: string): string {
  const today = dayOf(now, zone)
  const day = dayOf(at, zone)
  if (day === today) return times.today[language]
  if (day === addDays(today, 1)) return times.tomorrow[language]
  return writeDate(language, at, 'shortDay', zone)
}
