import * as z from 'zod/mini'
import { done, fault, id, line, lines } from '../fields.ts'
import { route } from '../route.ts'
import { allergens } from './allergens.ts'
import { food, foodGroups, foodMarks } from './food.ts'
import { mainNutrients, nutrients } from './nutrients.ts'

/** The most foods that a dietitian may add. */
export const mostOwnFoods = 1_000

const amount = (most: number) =>
  z.number(fault('invalid')).check(z.gte(0, fault('invalid')), z.lte(most, fault('invalid')))
const grams = z.number(fault('invalid')).check(z.gte(0.1, fault('invalid')), z.lte(100_000, fault('invalid')))

/** At least one name is required. */
const names = { nameEn: z.optional(line(80)), nameAr: z.optional(line(80)) }
const named = z.refine<{ nameEn?: string | undefined; nameAr?: string | undefined }>(
  ({ nameEn, nameAr }) => Boolean(nameEn || nameAr),
  { error: fault('required'), path: ['nameEn'] },
)

/** Per 100 g. An omitted value is unknown. */
const values = z.partialRecord(z.enum(nutrients), amount(100_000)).check(
  z.refine((given) => mainNutrients.every((nutrient) => given[nutrient] !== undefined), fault('required')),
  z.refine(({ energy = 0 }) => energy <= 900, { error: fault('invalid'), path: ['energy'] }),
  z.refine(
    ({ protein = 0, carbohydrate = 0, fat = 0 }) => protein + carbohydrate + fat <= 101,
    fault('invalid'),
  ),
)

const recipe = z.strictObject({
  ingredients: z
    .array(z.strictObject({ foodId: id, grams }))
    .check(z.minLength(1, fault('required')), z.maxLength(60, fault('too_many'))),
  /** The weight of the finished dish. */
  yieldGrams: grams,
  /** How it is cooked, one step a line. */
  stepsEn: z.optional(lines(3_000)),
  stepsAr: z.optional(lines(3_000)),
})

/** Either nutrient values or a recipe; a recipe's values, allergens and marks are computed from its ingredients. */
export const foodForm = z
  .strictObject({
    ...names,
    group: z.enum(foodGroups),
    per100g: z.optional(values),
    recipe: z.optional(recipe),
    portions: z
      .array(z.strictObject({ ...names, grams }).check(named))
      .check(z.maxLength(12, fault('too_many'))),
    allergens: z.array(z.enum(allergens)).check(z.maxLength(allergens.length, fault('too_many'))),
    marks: foodMarks,
  })
  .check(
    named,
    z.refine((form) => (form.per100g === undefined) !== (form.recipe === undefined), {
      error: fault('required'),
      path: ['per100g'],
    }),
  )

export const addFood = route({
  method: 'POST',
  path: '/api/practice/foods',
  summary: 'Add a food or recipe of your own.',
  audience: 'dietitian',
  touches: ['foods'],
  body: foodForm,
  output: z.strictObject({ food }),
  status: 201,
  refusals: ['not_found', 'too_many_foods'],
})

export const saveFood = route({
  method: 'PUT',
  path: '/api/practice/foods/:id',
  summary: 'Change a food of your own. Plans keep the version they were written with.',
  audience: 'dietitian',
  touches: ['foods'],
  params: z.strictObject({ id }),
  body: foodForm,
  output: z.strictObject({ food }),
  refusals: ['not_found'],
})

export const removeFood = route({
  method: 'DELETE',
  path: '/api/practice/foods/:id',
  summary: 'Delete a food of your own. Plans keep it.',
  audience: 'dietitian',
  touches: ['foods'],
  params: z.strictObject({ id }),
  output: done,
  refusals: ['not_found'],
})
