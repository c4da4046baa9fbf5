import type { Language } from '#contract/language.ts'
import { zones } from '#copy/zones.ts'

/** Where the reader's clock says it is. */
export const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Whether two zones' clocks show different times at this moment. */
export const differ = (at: Date, one: string, other: string): boolean => clock(at, one) !== clock(at, other)

/** `Central European Time`, `توقيت وسط أوروبا`. Mails name it alike. */
export function nameZone(language: Language, zone: string): string {
  const ours = zones[zone]
  if (ours) return ours[language]
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' })
  return parts.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

const clock = (at: Date, zone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at)
