import type { DishRecipe } from '#contract/foods/food.ts'
import type { Language } from '#contract/language.ts'
import { writeNumber } from '../dates.ts'
import { nutrientUnitNames } from '../foods/options.ts'
import { countedUnits } from './shopping.ts'
import { keptTogether } from './words.ts'

/** `240 g`, `2.5 g`, `a pinch`; for what has a size of its own also `3 pieces`. */
export function writeIngredient(
  language: Language,
  { grams, edible, sold }: DishRecipe['ingredients'][number],
): string {
  const weight = writeKitchenWeight(language, grams)
  if (sold?.unit !== 'piece' || sold.grams === null) return weight
  const pieces = Math.round((grams / edible / sold.grams) * 2) / 2
  return pieces < 1 ? weight : `${weight} · ${countedUnits.piece(pieces)[language]}`
}

function writeKitchenWeight(language: Language, grams: number): string {
  if (grams < 0.5) return language === 'ar' ? 'رشة' : 'a pinch'
  const exact =
    grams < 10 ? Math.round(grams * 2) / 2 : grams < 100 ? Math.round(grams) : Math.round(grams / 5) * 5
  return `${writeNumber(language, exact)}${keptTogether}${nutrientUnitNames.g[language]}`
}
