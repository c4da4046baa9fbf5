import type { Language } from '#contract/language.ts'
import type { ExperienceRange } from '#contract/practice-options.ts'
import type { FactChange } from '#contract/verification.ts'
import { writeDay } from './dates.ts'
import { experience } from './options.ts'
import type { Word } from './word.ts'

/** The facts that an admin verifies. */
export const verifiedFacts = {
  name: { en: 'Name', ar: 'الاسم' },
  otherName: { en: 'Name in the other script', ar: 'الاسم بالأحرف الأخرى' },
  licenseNumber: { en: 'License number', ar: 'رقم الترخيص' },
  licenseExpiresOn: { en: 'License valid until', ar: 'تاريخ انتهاء الترخيص' },
  experience: { en: 'Years of experience', ar: 'سنوات الخبرة' },
} satisfies Record<FactChange['fact'], Word>

export const changeWords = {
  before: { en: 'Verified: ', ar: 'الموثّق: ' },
  after: { en: 'New: ', ar: 'الجديد: ' },
  nothing: { en: 'nothing', ar: 'لا شيء' },
}

export function writeFact(language: Language, fact: FactChange['fact'], value: string | null): string | null {
  if (value === null) return null
  if (fact === 'licenseExpiresOn') return writeDay(language, value, 'date')
  if (fact !== 'experience') return value
  const { en, ar } = experience[value as ExperienceRange]
  return language === 'en' ? `${en} years` : ar
}
