import type { Language } from '#contract/language.ts'
import { locales } from '#copy/dates.ts'

/** `30 minutes` or `30 دقيقة`, `2 hours` or `ساعتان`. */
export function writeDuration(
  language: Language,
  count: number,
  unit: 'minute' | 'hour' | 'day' | 'week',
): string {
  return new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
