import type { Food } from '#contract/foods/food.ts'
import type { readFood as route } from '#contract/foods/search.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { foodAt, foundOrRefuse } from './load.ts'

export const readFood: Read<typeof route, { food: Food }> = (_, { id }) => ({
  query: () => foodAt(id),
  view: (rows) => ({ food: foundOrRefuse(rows) }),
})
