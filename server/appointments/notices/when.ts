import type { Language } from '#contract/language.ts'
import { clock } from '#copy/appointments/notices/mail-parts.ts'
import { zones } from '#copy/zones.ts'

/** `Sunday 22 November 2026, 4:30 pm to 5:00 pm (Riyadh time)`: the words of the page, its zone always named. */
export function writeSpan(language: Language, from: Date, to: Date, zone: string): string {
  const time = (at: Date) => write(language, at, zone, styles.time)
  const isOneDay = wholeDay(language, from, zone) === wholeDay(language, to, zone)
  const end = isOneDay ? time(to) : writeDayTime(language, to, zone)
  return clock.span(wholeDay(language, from, zone), time(from), end, nameZone(language, from, zone))[language]
}

/** `Sunday 22 November 2026, 4:30 pm (Riyadh time)`. */
export const writeMoment = (language: Language, at: Date, zone: string): string =>
  clock.moment(
    wholeDay(language, at, zone),
    write(language, at, zone, styles.time),
    nameZone(language, at, zone),
  )[language]

/** `Sun 22 Nov, 4:30 pm (Riyadh time)`. */
export const writeShort = (language: Language, at: Date, zone: string): string =>
  clock.moment(
    write(language, at, zone, styles.shortDay),
    write(language, at, zone, styles.time),
    nameZone(language, at, zone),
  )[language]

/** Whether two zones' clocks show different times at this moment. */
export const differ = (at: Date, one: string, other: string): boolean =>
  writeDayTime('en', at, one) !== writeDayTime('en', at, other)

const locales = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-latn' } as const satisfies Record<Language, string>

const styles = {
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  shortDay: { weekday: 'short', day: 'numeric', month: 'short' },
  year: { year: 'numeric' },
  // With hour12 instead, British noon would be 0:16 pm.
  time: { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const write = (language: Language, at: Date, timeZone: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { ...style, timeZone }).format(at)

const wholeDay = (language: Language, at: Date, zone: string) =>
  `${write(language, at, zone, styles.day)} ${write(language, at, zone, styles.year)}`

const writeDayTime = (language: Language, at: Date, zone: string) =>
  `${wholeDay(language, at, zone)} ${write(language, at, zone, styles.time)}`

function nameZone(language: Language, at: Date, zone: string): string {
  const ours = zones[zone]
  if (ours) return ours[language]
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' })
  return parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
