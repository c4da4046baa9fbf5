import { foldText } from '#contract/fold-text.ts'
import { type Allergen, allergens, allergensIn } from '#contract/foods/allergens.ts'
import type { Food, FoodGroup, MarkValue } from '#contract/foods/food.ts'
import { singularOf } from '#contract/foods/singular.ts'
import { allergensByName } from '#copy/foods/options.ts'
import { searchColumnsOf } from '../food-words.ts'
import { shippedFoodId, shippedFoods } from '../shipped.ts'
import type { UsdaFood } from './read-usda.ts'

type Kind = {
  group: FoodGroup
  halal: MarkValue
  vegetarian: MarkValue
  vegan: MarkValue
  often?: Allergen[]
}
const plant = { halal: 'yes', vegetarian: 'yes', vegan: 'depends' } as const
const meat = { group: 'meat', halal: 'depends', vegetarian: 'no', vegan: 'no' } as const
const made = { halal: 'depends', vegetarian: 'depends', vegan: 'depends' } as const

/** Keyed by the USDA’s category numbers. */
const kindOf: Readonly<Record<number, Kind>> = {
  1: { group: 'dairy', halal: 'depends', vegetarian: 'depends', vegan: 'no' },
  2: { group: 'spices', ...plant },
  3: { group: 'other', ...made },
  4: { group: 'oils', ...made },
  5: meat,
  6: { group: 'sauces', ...made },
  7: meat,
  8: { group: 'grains', ...made, often: ['gluten'] },
  9: { group: 'fruit', ...plant },
  10: { ...meat, halal: 'no' },
  11: { group: 'vegetables', ...plant, vegetarian: 'depends' },
  12: { group: 'nuts', ...plant },
  13: meat,
  14: { group: 'drinks', ...made },
  15: { group: 'fish', halal: 'yes', vegetarian: 'no', vegan: 'no' },
  16: { group: 'legumes', ...made },
  17: meat,
  18: { group: 'bread', ...made, often: ['gluten', 'milk', 'egg'] },
  19: { group: 'sweets', ...made },
  20: { group: 'grains', ...plant, vegetarian: 'depends' },
  21: { group: 'dishes', ...made },
  22: { group: 'dishes', ...made },
  23: { group: 'sweets', ...made },
  25: { group: 'dishes', ...made },
  28: { group: 'drinks', ...made, halal: 'no' },
}
const other: Kind = { group: 'other', ...made }

/** Words that decide a mark, whatever else the name says. */
const forbidden =
  /\b(pork|ham|hams|bacon|lard|prosciutto|pepperoni|wine|beer|liquor|rum|whiskey|vodka|gin|sake|liqueur)\b/i
const ofAnimals =
  /\b(pork|ham|bacon|lard|beef|veal|lamb|chicken|turkey|meat|sausage|fish|shrimp|tuna|gelatin)\b/i

/** A USDA food as a row of `foods`. */
export function rowOfUsda({ fdc, name, category, per100g, portions }: UsdaFood) {
  const { group, often = [], ...marks } = kindOf[category] ?? other
  const isEgg = group === 'dairy' && /\beggs?\b/i.test(name)
  const named = [...allergensIn(name), ...often, ...seldomNamed(group, name, isEgg)]
  const names = { en: name, ar: null }
  const facts: Omit<Food, 'id' | 'names' | 'group' | 'owner'> = {
    per100g,
    portions: portions.map((portion, at) => ({
      id: String(at + 1),
      names: { en: portion.name, ar: null },
      grams: portion.grams,
    })),
    edible: 1,
    allergens: allergens.filter((allergen) => named.includes(allergen)),
    marks: {
      ...marks,
      ...(forbidden.test(name) && { halal: 'no' }),
      ...(ofAnimals.test(name) && { vegetarian: 'no', vegan: 'no' }),
    },
    source: {
      key: 'usda_import',
      reference: `FDC ${fdc}`,
      confidence: 'measured',
      estimates: [],
      note: allergensByName,
    },
    recipe: null,
  }
  return {
    id: shippedFoodId(`fdc ${fdc}`),
    name_en: name,
    food_group: isEgg ? 'eggs' : group,
    facts,
    ...searchColumnsOf(names, group, inArabic(name)),
  }
}

/** Allergens implied by the category, whether the name mentions them or not. */
function seldomNamed(group: FoodGroup, name: string, isEgg: boolean): Allergen[] {
  if (isEgg) return ['egg']
  if (group === 'dairy') return ['milk']
  if (group === 'nuts' && !/\bseeds?\b/i.test(name)) return ['nuts']
  if (group === 'fish' && allergensIn(name).length === 0) return ['fish', 'crustaceans', 'molluscs']
  return []
}

/** USDA names are English only: our own Arabic name for `Tomato` finds every `Tomatoes, red, ripe`. */
export function inArabic(name: string): string {
  const words = foldText(name).match(/[\p{L}]+/gu) ?? []
  return words.flatMap((word) => arabicOf.get(singularOf(word)) ?? []).join(' ')
}

const arabicOf = new Map(
  shippedFoods().flatMap(({ names }): [string, string][] => {
    const [english = ''] = (names.en ?? '').split(',')
    const [arabic = ''] = (names.ar ?? '').split(' ')
    return /^[A-Za-z]+$/.test(english) ? [[singularOf(foldText(english)), arabic]] : []
  }),
)
