import * as z from 'zod/mini'
import { flag, id, searchText } from '../fields.ts'
import { route } from '../route.ts'
import { food, foodGroups } from './food.ts'

/** The most foods in one answer. */
export const mostFound = 30

export const searchFoods = route({
  method: 'GET',
  path: '/api/foods',
  summary:
    'Foods by name, in either script, however it is spelled; one’s own among them. Without words, in order.',
  audience: 'dietitian',
  query: z.strictObject({
    q: z.optional(searchText),
    group: z.optional(z.enum(foodGroups)),
    /** Only one’s own foods. */
    mine: z.optional(flag),
  }),
  output: z.strictObject({ foods: z.array(food), hasMore: z.boolean() }),
})

export const readFood = route({
  method: 'GET',
  path: '/api/foods/:id',
  summary: 'One food, with where each of its values comes from.',
  audience: 'dietitian',
  params: z.strictObject({ id }),
  output: z.strictObject({ food }),
  refusals: ['not_found'],
})
