import * as z from 'zod/mini'
import { id } from '../fields.ts'
import { allergens } from './allergens.ts'
import { nutrients, nutrientsShape } from './nutrients.ts'

/** Aisles of a shop, in walking order; dishes are cooked at home. */
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

/** A dietitian's own food needs a name in only one language. */
export const foodNames = z.strictObject({ en: z.nullable(z.string()), ar: z.nullable(z.string()) })

/** `depends`: on how it was slaughtered, cooked or made. */
export const markValues = ['yes', 'no', 'depends'] as const
export type MarkValue = (typeof markValues)[number]
export const marks = ['halal', 'vegetarian', 'vegan'] as const
export type DietLabel = (typeof marks)[number]

const markValue = z.enum(markValues)
export const foodMarks = z.strictObject({ halal: markValue, vegetarian: markValue, vegan: markValue })

/** `measured`: from a food composition table. `computed`: from a recipe. `estimate`: unverified. */
export const confidences = ['measured', 'computed', 'estimate'] as const
export type Confidence = (typeof confidences)[number]

export const foodSources = ['usda_sr', 'usda_import', 'recipe', 'nabta', 'own', 'own_import'] as const

export const foodSource = z.strictObject({
  key: z.enum(foodSources),
  /** Its identifier in that source: an NDB or FDC number. */
  reference: z.nullable(z.string()),
  confidence: z.enum(confidences),
  /** Values that are estimates although the others are not. */
  estimates: z.array(z.enum(nutrients)),
  note: z.nullable(foodNames),
})

export const portion = z.strictObject({
  id: z.string(),
  names: foodNames,
  /** The weight of the edible part. */
  grams: z.number(),
})

export const ingredient = z.strictObject({ foodId: id, names: foodNames, grams: z.number() })

/** The loss of vitamins in cooking is ignored: a dish contains all that its ingredients contain. */
export const recipe = z.strictObject({ ingredients: z.array(ingredient), yieldGrams: z.number() })

export const food = z.strictObject({
  id,
  names: foodNames,
  group: z.enum(foodGroups),
  per100g: nutrientsShape,
  portions: z.array(portion),
  /** The edible share of the food as sold, without peel, stones and bones: from 0 to 1. */
  edible: z.number(),
  allergens: z.array(z.enum(allergens)),
  marks: foodMarks,
  source: foodSource,
  recipe: z.nullable(recipe),
  owner: z.enum(['nabta', 'mine']),
})
export type Food = z.output<typeof food>
