import type { Diet, Warning } from '#contract/plans/warnings.ts'
import { allergenNames } from '../foods/allergens.ts'
import type { Word } from '../word.ts'

const diets: Record<Diet, Word> = {
  vegetarian: { en: 'vegetarian', ar: 'نباتي' },
  vegan: { en: 'vegan', ar: 'نباتي صرف' },
  pescatarian: { en: 'pescatarian', ar: 'نباتي مع السمك' },
  'gluten-free': { en: 'gluten-free', ar: 'خالٍ من الغلوتين' },
}

/** The warning about a food, on the screen, in print and for screen readers. */
export function writeWarning(warning: Warning): Word {
  switch (warning.kind) {
    case 'allergen': {
      const { en, ar } = allergenNames[warning.allergen]
      return { en: `Allergy: contains ${en.toLowerCase()}`, ar: `حساسية: يحتوي على ${ar}` }
    }
    case 'diet': {
      const { en, ar } = diets[warning.diet]
      return warning.isCertain
        ? { en: `Not ${en}`, ar: `لا يناسب نظام: ${ar}` }
        : { en: `May not be ${en}`, ar: `قد لا يناسب نظام: ${ar}` }
    }
    case 'not_halal':
      return { en: 'Not halal', ar: 'غير حلال' }
    case 'salty':
      return {
        en: `High blood pressure: ${Math.round(warning.sodium)} mg sodium in 100 g`,
        ar: `ضغط الدم: ${Math.round(warning.sodium)} ملغ صوديوم في 100 غ`,
      }
    case 'sweet':
      return {
        en: `Diabetes: ${Math.round(warning.sugars)} g sugars in 100 g`,
        ar: `السكري: ${Math.round(warning.sugars)} غ سكريات في 100 غ`,
      }
  }
}
