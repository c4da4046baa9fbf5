import type { Allergen } from '#contract/foods/allergens.ts'
import type { Food, FoodGroup } from '#contract/foods/food.ts'
import { type Nutrient, nutrients } from '#contract/foods/nutrients.ts'
import { readFigure } from '#web/lib/read-figure.ts'

/** A food has values of its own; a recipe has ingredients. */
export type FoodKind = 'food' | 'recipe'

/** The values of the form: figures are text. */
export type Draft = {
  nameEn: string
  nameAr: string
  group: FoodGroup | ''
  per100g: Partial<Record<Nutrient, string>>
  ingredients: readonly { at: string; foodId: string; names: Food['names']; grams: string }[]
  yieldGrams: string
  stepsEn: string
  stepsAr: string
  portions: readonly { at: string; nameEn: string; nameAr: string; grams: string }[]
  allergens: Allergen[]
  marks: Food['marks']
}

export const emptyDraft = (kind: FoodKind): Draft => ({
  nameEn: '',
  nameAr: '',
  group: kind === 'recipe' ? 'dishes' : '',
  per100g: {},
  ingredients: [],
  yieldGrams: '',
  stepsEn: '',
  stepsAr: '',
  portions: [],
  allergens: [],
  marks: { halal: 'yes', vegetarian: 'depends', vegan: 'depends' },
})

export const draftOf = (food: Food): Draft => ({
  nameEn: food.names.en ?? '',
  nameAr: food.names.ar ?? '',
  group: food.group,
  per100g: Object.fromEntries(
    nutrients.flatMap((nutrient) => {
      const value = food.per100g[nutrient]
      return value === null ? [] : [[nutrient, String(value)]]
    }),
  ),
  ingredients: (food.recipe?.ingredients ?? []).map(({ foodId, names, grams }) => ({
    at: crypto.randomUUID(),
    foodId,
    names,
    grams: String(grams),
  })),
  yieldGrams: String(food.recipe?.yieldGrams ?? ''),
  stepsEn: food.recipe?.steps?.en.join('\n') ?? '',
  stepsAr: food.recipe?.steps?.ar.join('\n') ?? '',
  portions: food.portions.map(({ names, grams }) => ({
    at: crypto.randomUUID(),
    nameEn: names.en ?? '',
    nameAr: names.ar ?? '',
    grams: String(grams),
  })),
  allergens: food.allergens,
  marks: food.marks,
})

/** The total weight of the ingredients in grams; text that is not a number counts as zero. */
export const goesIn = ({ ingredients }: Draft): number =>
  ingredients.reduce((sum, { grams }) => sum + (readFigure(grams) ?? 0), 0)

/** The weight of the finished dish. */
export const yieldOf = (draft: Draft): number =>
  draft.yieldGrams.trim() ? figure(draft.yieldGrams) : goesIn(draft)

/** The request body, which is checked first. */
export const sentOf = (kind: FoodKind, draft: Draft) => ({
  ...named(draft),
  group: draft.group,
  ...(kind === 'recipe'
    ? {
        recipe: {
          ingredients: draft.ingredients.map(({ foodId, grams }) => ({ foodId, grams: figure(grams) })),
          yieldGrams: yieldOf(draft),
          ...(draft.stepsEn.trim() && { stepsEn: draft.stepsEn }),
          ...(draft.stepsAr.trim() && { stepsAr: draft.stepsAr }),
        },
      }
    : {
        per100g: Object.fromEntries(
          nutrients.flatMap((nutrient) => {
            const typed = draft.per100g[nutrient]?.trim()
            return typed ? [[nutrient, figure(typed)]] : []
          }),
        ),
      }),
  portions: draft.portions.map((portion) => ({ ...named(portion), grams: figure(portion.grams) })),
  allergens: kind === 'recipe' ? [] : draft.allergens,
  marks: draft.marks,
})

const named = ({ nameEn, nameAr }: { nameEn: string; nameAr: string }) => ({
  ...(nameEn.trim() && { nameEn }),
  ...(nameAr.trim() && { nameAr }),
})

const figure = (typed: string) => readFigure(typed) ?? Number.NaN
