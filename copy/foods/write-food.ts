import type { Food } from '#contract/foods/food.ts'
import { type MainNutrient, type Nutrient, nutrientUnits } from '#contract/foods/nutrients.ts'
import type { Language } from '#contract/language.ts'
import { writeNumber } from '../dates.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'
import { allergenNames } from './allergens.ts'
import { halalNames, markNames, nutrientUnitNames, sourceNames } from './options.ts'

/** As exact as is useful: whole kilocalories, other small values to a tenth. */
export function writeValue(language: Language, nutrient: Nutrient, value: number): string {
  const unit = nutrientUnits[nutrient]
  const isWhole = unit === 'kcal' || (unit !== 'g' && value >= 10)
  return `${writeNumber(language, isWhole ? Math.round(value) : Math.round(value * 10) / 10)} ${nutrientUnitNames[unit][language]}`
}

/** `In 100 g: 255 kcal, protein 21 g, carbohydrate 26 g, fat 7 g`. */
export function writeMain({ per100g }: Pick<Food, 'per100g'>): Word {
  const of = (language: Language, nutrient: MainNutrient) => writeValue(language, nutrient, per100g[nutrient])
  return {
    en: `In 100 g: ${of('en', 'energy')}, protein ${of('en', 'protein')}, carbohydrate ${of('en', 'carbohydrate')}, fat ${of('en', 'fat')}`,
    ar: `في 100 غ: ${of('ar', 'energy')}، بروتين ${of('ar', 'protein')}، كربوهيدرات ${of('ar', 'carbohydrate')}، دهون ${of('ar', 'fat')}`,
  }
}

/** `Contains milk, egg`. Null if no allergen is listed. */
export function writeAllergens({ allergens }: Pick<Food, 'allergens'>): Word | null {
  if (allergens.length === 0) return null
  const names = allergens.map((each) => allergenNames[each])
  return {
    en: `Contains ${names.map(({ en }) => en.toLowerCase()).join(', ')}`,
    ar: `يحتوي على: ${names.map(({ ar }) => ar).join('، ')}`,
  }
}

/** Short labels of a food; vegan includes vegetarian. */
export function writeMarks({ marks }: Pick<Food, 'marks'>): Word[] {
  const halal = halalNames[marks.halal]
  if (marks.vegan === 'yes') return [halal, markNames.vegan]
  return marks.vegetarian === 'yes' ? [halal, markNames.vegetarian] : [halal]
}

/** The source of the values, and how reliable they are. */
export function writeSource({ source }: Pick<Food, 'source'>): Word {
  const from = sourceNames[source.key](source.reference ? ` (${isolated(source.reference)})` : '')
  return source.estimates.length === 0
    ? from
    : { en: `${from.en}; some values are estimates`, ar: `${from.ar}، وبعض القيم تقديرية` }
}
