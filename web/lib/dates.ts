import type { Language } from '#contract/language.ts'

/** Western digits and the Gregorian calendar in both, whatever the reader's device prefers. */
const locales = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-latn' } as const satisfies Record<Language, string>

const styles = {
  /** 20 November 2026 */
  date: { dateStyle: 'long' },
  /** Sunday 22 November */
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  /** Sun 22 Nov */
  shortDay: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Sunday */
  weekday: { weekday: 'long' },
  year: { year: 'numeric' },
  /** 6:30 pm */
  time: { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export function writeDate(
  language: Language,
  at: Date,
  style: keyof typeof styles,
  zone = 'Asia/Riyadh',
): string {
  return new Intl.DateTimeFormat(locales[language], { ...styles[style], timeZone: zone }).format(at)
}

export function writeNumber(language: Language, number: number): string {
  return new Intl.NumberFormat(locales[language]).format(number)
}
