import type { Language } from '#contract/language.ts'
import {
  type Amount,
  factsOf,
  gramsOf,
  type KnownFoods,
  type Meal,
  type MealKind,
} from '#contract/plans/document.ts'
import { writeNumber } from '../dates.ts'
import { nutrientUnitNames } from '../foods/options.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

export const mealNames = {
  breakfast: { en: 'Breakfast', ar: 'الفطور' },
  lunch: { en: 'Lunch', ar: 'الغداء' },
  snack: { en: 'Snack', ar: 'وجبة خفيفة' },
  dinner: { en: 'Dinner', ar: 'العشاء' },
  suhoor: { en: 'Suhoor', ar: 'السحور' },
  iftar: { en: 'Iftar', ar: 'الإفطار' },
  late: { en: 'Late meal', ar: 'وجبة متأخرة' },
  other: { en: 'Meal', ar: 'وجبة' },
} satisfies Record<MealKind, Word>

export const dayName = (number: number): Word => ({ en: `Day ${number}`, ar: `اليوم ${number}` })

/** The meal's own name, or the name of its kind. */
export const nameOfMeal = ({ name, kind }: Pick<Meal, 'name' | 'kind'>): Word =>
  name ? { en: name, ar: name } : mealNames[kind]

type Names = { en: string | null; ar: string | null }

/** In the reader's language if there is a name in it. */
export const nameIn = (language: Language, names: Names): string =>
  names[language] ?? names.en ?? names.ar ?? ''

export const nameOfFood = (language: Language, foods: KnownFoods, given: Pick<Amount, 'food'>): string => {
  const facts = factsOf(foods, given)
  return facts ? nameIn(language, facts.names) : ''
}

/** A non-breaking space between a figure and its unit. */
export const keptTogether = '\u00a0'

export const writeGrams = (language: Language, grams: number): string =>
  `${writeNumber(language, Math.round(grams))}${keptTogether}${nutrientUnitNames.g[language]}`

/** `2 × finjan`, or `120 g`. */
export function writeAmount(language: Language, foods: KnownFoods, given: Amount): string {
  const portion =
    given.portion === null ? null : factsOf(foods, given)?.portions.find(({ id }) => id === given.portion)
  if (!portion) return writeGrams(language, gramsOf(foods, given))
  return `${writeNumber(language, given.count)}${keptTogether}×${keptTogether}${isolated(nameIn(language, portion.names))}`
}
