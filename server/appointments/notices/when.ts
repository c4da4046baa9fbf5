import type { Language } from '#contract/language.ts'
import { clock } from '#copy/appointments/notices/mail-parts.ts'
import { nameZone, writeDate } from '#copy/dates.ts'

/** `Sunday 22 November 2026, 4:30 pm to 5:00 pm (Riyadh time)`: worded as on the page, always with its zone. */
export function writeSpan(language: Language, from: Date, to: Date, zone: string): string {
  const [day, lastDay] = [writeWholeDay(language, from, zone), writeWholeDay(language, to, zone)]
  const [start, end] = [writeDate(language, from, 'time', zone), writeDate(language, to, 'time', zone)]
  const until = lastDay === day ? end : `${lastDay} ${end}`
  return clock.span(day, start, until, nameZone(language, zone, from))[language]
}

/** `Sunday 22 November 2026, 4:30 pm (Riyadh time)`. */
export const writeMoment = (language: Language, at: Date, zone: string): string =>
  clock.moment(
    writeWholeDay(language, at, zone),
    writeDate(language, at, 'time', zone),
    nameZone(language, zone, at),
  )[language]

/** `Sun 22 Nov, 4:30 pm (Riyadh time)`. */
export const writeShort = (language: Language, at: Date, zone: string): string =>
  clock.moment(
    writeDate(language, at, 'shortDay', zone),
    writeDate(language, at, 'time', zone),
    nameZone(language, zone, at),
  )[language]

const writeWholeDay = (language: Language, at: Date, zone: string) =>
  `${writeDate(language, at, 'day', zone)} ${writeDate(language, at, 'year', zone)}`
