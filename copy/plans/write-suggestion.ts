import type { Language } from '#contract/language.ts'
import type { KnownFoods } from '#contract/plans/document.ts'
import type { Effect, Suggestion } from '#contract/plans/suggest.ts'
import { writeNumber } from '../dates.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'
import { nameOfFood, writeAmount } from './words.ts'

export const suggestionWords = {
  ask: { en: 'Suggest changes', ar: 'اقتراح تعديلات' },
  title: { en: 'Changes towards the targets', ar: 'تعديلات تقرّب من الأهداف' },
  explained: {
    en: 'Worked out from the figures of this day: other amounts, or foods of the same group with the same energy. Whether they suit is for you to say.',
    ar: 'محسوبة من أرقام هذا اليوم: كميات أخرى، أو أطعمة من المجموعة نفسها بالطاقة نفسها. ومدى ملاءمتها متروك لك.',
  },
  apply: { en: 'Apply', ar: 'تطبيق' },
  applied: { en: 'Applied', ar: 'تم التطبيق' },
  applyTo: (food: string): Word => ({ en: `Apply: ${isolated(food)}`, ar: `تطبيق: ${isolated(food)}` }),
  unsaved: {
    en: 'This day could not be saved, so nothing can be worked out for it.',
    ar: 'تعذّر حفظ هذا اليوم، ولا يمكن حساب تعديلات له.',
  },
  none: {
    en: 'No small change brings this day nearer to its targets.',
    ar: 'لا يوجد تعديل صغير يقرّب هذا اليوم من أهدافه.',
  },
  failed: { en: 'The suggestions could not be loaded', ar: 'تعذّر تحميل الاقتراحات' },
}

export function writeSuggestion(language: Language, foods: KnownFoods, { from, to }: Suggestion): string {
  const isArabic = language === 'ar'
  const name = isolated(nameOfFood(language, foods, from))
  const [before, after] = [from, to].map((each) => isolated(writeAmount(language, foods, each)))
  if (from.food === to.food)
    return isArabic ? `${name}: ${after} بدلًا من ${before}` : `${name}: ${after} instead of ${before}`
  const other = isolated(nameOfFood(language, foods, to))
  return isArabic
    ? `${other} (${after}) بدلًا من ${name} (${before})`
    : `${other} (${after}) instead of ${name} (${before})`
}

/** `name` and `unit` of the target are the editor’s. */
export const writeEffect = (language: Language, { from, to }: Effect, name: string, unit: string): string =>
  `${name}: ${isolated(`${writeNumber(language, Math.round(from))} → ${writeNumber(language, Math.round(to))} ${unit}`)}`
