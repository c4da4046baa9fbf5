import type { Appointment } from '#contract/appointments/appointment.ts'
import type { Language } from '#contract/language.ts'
import { writeDate } from '#copy/dates.ts'
import { times } from '#copy/times.ts'
import { nameDay, writeTime } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'

type Timed = Pick<Appointment, 'startsAt' | 'endsAt'>

/** `Today, 4:30 pm – 5:15 pm`; with the year if it is not the current one. */
export function writeWhen(language: Language, timed: Timed, now = new Date(), zone = readerZone()): string {
  const start = new Date(timed.startsAt)
  const yearOf = (at: Date) => writeDate(language, at, 'year', zone)
  const day =
    yearOf(start) === yearOf(now)
      ? nameDay(language, start, now, zone)
      : writeDate(language, start, 'date', zone)
  return times.at(day, writeTimes(language, timed, zone))[language]
}

/** `4:30 pm – 5:15 pm`, with spaces that do not break. */
export function writeTimes(language: Language, { startsAt, endsAt }: Timed, zone = readerZone()): string {
  const [start, end] = [startsAt, endsAt].map((at) => writeTime(language, new Date(at), zone))
  return `${start}\u00a0–\u00a0${end}`
}

/** `Sun 22 Nov, 4:30 pm`, for use within a sentence. */
export const writeStart = (language: Language, at: string, zone = readerZone()): string =>
  moment(language, at, 'shortDay', zone)

/** `22 November 2026, 4:30 pm`, for moments that may be long ago. */
export const writeBackThen = (language: Language, at: string, zone = readerZone()): string =>
  moment(language, at, 'date', zone)

/** `Sunday, 22 November 2026` */
export const writeLongDate = (language: Language, at: string, zone = readerZone()): string =>
  times.at(
    writeDate(language, new Date(at), 'weekday', zone),
    writeDate(language, new Date(at), 'date', zone),
  )[language]

const moment = (language: Language, at: string, day: 'shortDay' | 'date', zone: string): string =>
  times.at(writeDate(language, new Date(at), day, zone), writeTime(language, new Date(at), zone))[language]
