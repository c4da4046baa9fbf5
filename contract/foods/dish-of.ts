import { allergens } from './allergens.ts'
import { type Food, type MarkValue, marks } from './food.ts'
import { type Nutrients, nutrients, ofAmount, sumOf } from './nutrients.ts'

type Part = { food: Omit<Food, 'owner'>; grams: number }
type Made = Pick<Food, 'per100g' | 'allergens' | 'marks' | 'source'> & { recipe: NonNullable<Food['recipe']> }

/** A dish's facts, from its ingredients. A value that is unknown for any ingredient is unknown for the dish. */
export function dishOf(parts: readonly Part[], yieldGrams: number): Made {
  const { nutrients: whole, atLeast } = sumOf(parts.map(({ food, grams }) => ofAmount(food.per100g, grams)))
  const per100g = Object.fromEntries(
    nutrients.map((nutrient) => {
      const value = whole[nutrient]
      return [nutrient, value === null || atLeast.includes(nutrient) ? null : (value / yieldGrams) * 100]
    }),
  ) as Nutrients
  return {
    per100g,
    allergens: allergens.filter((allergen) => parts.some(({ food }) => food.allergens.includes(allergen))),
    marks: Object.fromEntries(
      marks.map((mark) => [mark, leastOf(parts.map(({ food }) => food.marks[mark]))]),
    ) as Food['marks'],
    recipe: {
      ingredients: parts.map(({ food, grams }) => ({ foodId: food.id, names: food.names, grams })),
      yieldGrams,
    },
    source: {
      key: 'recipe',
      reference: null,
      confidence: 'computed',
      estimates: nutrients.filter(
        (nutrient) => per100g[nutrient] !== null && parts.some(({ food }) => isEstimate(food, nutrient)),
      ),
      note: null,
    },
  }
}

/** Whether a non-zero value is an estimate rather than taken from a food table. */
const isEstimate = ({ source, per100g }: Part['food'], nutrient: (typeof nutrients)[number]) =>
  per100g[nutrient] !== 0 && (source.confidence === 'estimate' || source.estimates.includes(nutrient))

const leastOf = (values: readonly MarkValue[]): MarkValue =>
  values.includes('no') ? 'no' : values.includes('depends') ? 'depends' : 'yes'
