import type { Language } from '#contract/language.ts'
import { writeNumber } from '#copy/dates.ts'

const riyal = { en: 'SAR', ar: 'ر.س' } as const satisfies Record<Language, string>

/** `1,250 SAR` or `1,250 ر.س`; halalas only where there are any. */
export function price(language: Language, amount: number): string {
  return `${writeNumber(language, amount)} ${riyal[language]}`
}
