import type { Word } from '../word.ts'

const inArabic: Readonly<Record<Intl.LDMLPluralRule, (days: number) => string>> = {
  zero: () => 'ينتهي اليوم',
  one: () => 'ينتهي غدًا',
  two: () => 'ينتهي خلال يومين',
  few: (days) => `ينتهي خلال ${days} أيام`,
  many: (days) => `ينتهي خلال ${days} يومًا`,
  other: (days) => `ينتهي خلال ${days} يوم`,
}

/** Of a licence, as it goes on after its name: it ends in so many days, or has ended. */
export function daysLeft(days: number): Word {
  if (days < 0) return { en: 'has ended', ar: 'انتهى' }
  return {
    en: days === 0 ? 'ends today' : days === 1 ? 'ends tomorrow' : `ends in ${days} days`,
    ar: inArabic[new Intl.PluralRules('ar').select(days)](days),
  }
}

/** The same with its name before it. */
export function licenseLeft(days: number): Word {
  const { en, ar } = daysLeft(days)
  return { en: `License ${en}`, ar: `الترخيص ${ar}` }
}
