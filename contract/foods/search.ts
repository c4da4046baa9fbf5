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
    'Search foods by name, in either script and tolerant of spelling, including your own. Without a query, lists them in order.',
  audience: 'dietitian',
  about: ['foods'],
  query: z.strictObject({
    q: z.optional(searchText),
    group: z.optional(z.enum(foodGroups)),
    /** Only the caller’s own foods. */
    mine: z.optional(flag),
  }),
  output: z.strictObject({ foods: z.array(food), hasMore: z.boolean() }),
})

export const readFood = route({
  method: 'GET',
  path: '/api/foods/:id',
  summary: 'Get one food, with the source of each value.',
  audience: 'dietitian',
  about: ['foods'],
  params: z.strictObject({ id }),
  output: z.strictObject({ food }),
  refusals: ['not_found'],
})
