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

/** How a dish is cooked. A dietitian's own recipe may have steps in only one language. */
export const recipeSteps = z.strictObject({ en: z.array(z.string()), ar: z.array(z.string()) })
export type RecipeSteps = z.output<typeof recipeSteps>

/** The loss of vitamins in cooking is ignored: a dish contains all that its ingredients contain. */
export const recipe = z.strictObject({
  ingredients: z.array(ingredient),
  yieldGrams: z.number(),
  steps: z.optional(recipeSteps),
})

/** What a shop sells by the unit. Everything else is sold by weight. */
export const shopUnits = ['piece', 'loaf', 'bunch', 'pot', 'tin', 'packet', 'litre', 'kilo'] as const
export type ShopUnit = (typeof shopUnits)[number]

/** The weight of one unit as sold, with peel and shell; null for packets, whose sizes differ. */
export const sold = z.strictObject({ unit: z.enum(shopUnits), grams: z.nullable(z.number()) })

export const food = z.strictObject({
  id,
  names: foodNames,
  group: z.enum(foodGroups),
  per100g: nutrientsShape,
  portions: z.array(portion),
  /** The edible share of the food as sold, without peel, stones and bones: from 0 to 1. */
  edible: z.number(),
  /** Omitted for what is sold by weight; null for what no shop is needed for: water. */
  sold: z.optional(z.nullable(sold)),
  /** The raw food that is bought for 100 g of a cooked one. */
  rawFrom: z.optional(ingredient),
  allergens: z.array(z.enum(allergens)),
  marks: foodMarks,
  source: foodSource,
  recipe: z.nullable(recipe),
  owner: z.enum(['nabta', 'mine']),
})
export type Food = z.output<typeof food>

const boughtIngredient = z.strictObject({
  ...ingredient.shape,
  ...{ group: food.shape.group, edible: food.shape.edible, sold: food.shape.sold },
})

/** A dish's ingredients with what buying them needs. */
export const dishRecipe = z.strictObject({
  ingredients: z.array(boughtIngredient),
  yieldGrams: recipe.shape.yieldGrams,
  steps: recipe.shape.steps,
  /** The same amount in raw foods, if an ingredient is itself a dish or cooked. */
  raw: z.optional(z.array(boughtIngredient)),
})
export type DishRecipe = z.output<typeof dishRecipe>
