import type { DishRecipe, Food } from '#contract/foods/food.ts'
import { openDishes } from '#contract/foods/open-dishes.ts'
import { shippedFoods } from './shipped.ts'

export type KitchenFacts = Pick<Food, 'sold'> & { madeOf?: DishRecipe }

let known: ReadonlyMap<string, KitchenFacts> | undefined

/** What a kitchen and a shop need to know of our own foods, by id. */
export function shippedKitchen(): ReadonlyMap<string, KitchenFacts> {
  if (known) return known
  const foods = new Map(shippedFoods().map((food) => [food.id, food]))
  const madeOf = openDishes((id) => foods.get(id))
  known = new Map(
    [...foods.values()].map((food) => {
      const made = madeOf(food)
      return [food.id, { ...(food.sold !== undefined && { sold: food.sold }), ...(made && { madeOf: made }) }]
    }),
  )
  return known
}
