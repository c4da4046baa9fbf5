import { counted, type Forms } from '../counted.ts'
import type { Word } from '../word.ts'

const inArabic: Forms = {
  zero: 'ينتهي اليوم',
  one: 'ينتهي غدًا',
  two: 'ينتهي خلال يومين',
  few: 'ينتهي خلال # أيام',
  many: 'ينتهي خلال # يومًا',
  other: 'ينتهي خلال # يوم',
}

/** Of a licence, as it goes on after its name: it ends in so many days, or has ended. */
export function daysLeft(days: number): Word {
  if (days < 0) return { en: 'has ended', ar: 'انتهى' }
  return counted(days, 'ends tomorrow', 'ends in # days', inArabic, 'ends today')
}

/** The same with its name before it. */
export function licenseLeft(days: number): Word {
  const { en, ar } = daysLeft(days)
  return { en: `License ${en}`, ar: `الترخيص ${ar}` }
}
