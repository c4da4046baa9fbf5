import { addDays } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { nameZone, writeDate } from '#copy/dates.ts'
import { times } from '#copy/times.ts'
import type { Word } from '#copy/word.ts'

/** `Today, 4:30 pm`, `Sun 22 Nov, 9:00 am`, in a time zone. */
export function writeMoment(language: Language, at: Date, now: Date, zone: string): string {
  const time = writeTime(language, at, zone)
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

/** `Sun 22 Nov, 9:00 am (Riyadh time)`, shown beside the time in the reader's own zone. */
export function timeInZone(language: Language, at: Date, zone: string): Word {
  const day = writeDate(language, at, 'shortDay', zone)
  return times.inZone(times.at(day, writeTime(language, at, zone))[language], nameZone(language, zone, at))
}

/** `4:30 pm` */
export const writeTime = (language: Language, at: Date, zone: string): string =>
  writeDate(language, at, 'time', zone)
