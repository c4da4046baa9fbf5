import * as z from 'zod/mini'
import { id } from '../fields.ts'
import { allergens } from './allergens.ts'
import { nutrients, nutrientsShape } from './nutrients.ts'

/** Aisles of a shop, in the order in which one walks through it; dishes are cooked at home. */
export const foodGroups = [
  'vegetables',
  'fruit',
  'meat',
  'fish',
  'eggs',
  'dairy',
  'grains',
  'bread',
  'legumes',
  'nuts',
  'oils',
  'spices',
  'sauces',
  'sweets',
  'drinks',
  'dishes',
  'other',
] as const
export type FoodGroup = (typeof foodGroups)[number]

/** Of one's own foods one language is enough. */
export const foodNames = z.strictObject({ en: z.nullable(z.string()), ar: z.nullable(z.string()) })

/** `depends`: on how it was slaughtered, cooked or made. */
export const markValues = ['yes', 'no', 'depends'] as const
export type MarkValue = (typeof markValues)[number]
export const marks = ['halal', 'vegetarian', 'vegan'] as const
export type Mark = (typeof marks)[number]

const markValue = z.enum(markValues)
export const foodMarks = z.strictObject({ halal: markValue, vegetarian: markValue, vegan: markValue })

/** `measured`: as a food composition table has it. `computed`: from a recipe. `estimate`: nobody has looked. */
export const confidences = ['measured', 'computed', 'estimate'] as const
export type Confidence = (typeof confidences)[number]

export const foodSources = ['usda_sr', 'usda_import', 'recipe', 'nabta', 'own', 'own_import'] as const

export const foodSource = z.strictObject({
  key: z.enum(foodSources),
  /** What it is called there: an NDB or FDC number. */
  reference: z.nullable(z.string()),
  confidence: z.enum(confidences),
  /** Values that are estimates although the others are not. */
  estimates: z.array(z.enum(nutrients)),
  note: z.nullable(foodNames),
})

export const portion = z.strictObject({
  id: z.string(),
  names: foodNames,
  /** Of what is eaten. */
  grams: z.number(),
})

export const ingredient = z.strictObject({ foodId: id, names: foodNames, grams: z.number() })

/** What cooking takes out of vitamins is not counted: a dish has what its ingredients have. */
export const recipe = z.strictObject({ ingredients: z.array(ingredient), yieldGrams: z.number() })

export const food = z.strictObject({
  id,
  names: foodNames,
  group: z.enum(foodGroups),
  per100g: nutrientsShape,
  portions: z.array(portion),
  /** What is left of 100 g as a shop sells it, peel, stones and bones taken off: from 0 to 1. */
  edible: z.number(),
  allergens: z.array(z.enum(allergens)),
  marks: foodMarks,
  source: foodSource,
  recipe: z.nullable(recipe),
  owner: z.enum(['nabta', 'mine']),
})
export type Food = z.output<typeof food>
