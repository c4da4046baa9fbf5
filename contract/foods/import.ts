import * as z from 'zod/mini'
import { fault } from '../fields.ts'
import { route } from '../route.ts'
import { foodForm } from './own.ts'

/** Room for a thousand foods with every column filled in. */
export const mostFoodFileBytes = 2_097_152
/** The most foods that can be sent, and added, in one request. */
export const mostFoodsAtOnce = 50

export const importFoods = route({
  method: 'POST',
  path: '/api/practice/foods/imports',
  summary:
    'Import foods of your own from a file: all or none. Those that exist under the same names are unchanged.',
  audience: 'dietitian',
  touches: ['foods'],
  body: z.strictObject({
    foods: z.array(foodForm).check(
      z.minLength(1, fault('required')),
      z.maxLength(mostFoodsAtOnce, fault('too_many')),
      z.refine((foods) => foods.every(({ recipe }) => recipe === undefined), fault('invalid')),
    ),
  }),
  output: z.strictObject({
    added: z.int(),
    /** Indexes, from 0, of the foods that existed already. */
    known: z.array(z.int()),
  }),
  refusals: ['too_many_foods'],
})
