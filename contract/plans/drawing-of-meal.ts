import { drawingOfFood } from '../foods/drawing-of-food.ts'
import type { Drawing } from '../foods/drawings.ts'
import type { FoodGroup } from '../foods/food.ts'
import { type Amount, factsOf, type KnownFoods } from './document.ts'
import { energyOf } from './totals.ts'

const besides: readonly FoodGroup[] = ['oils', 'spices', 'sauces', 'drinks']

/** The drawing of a meal: that of the food with the most energy, and of oil or a drink only if there is nothing else. */
export function drawingOfMeal(foods: KnownFoods, amounts: readonly Amount[]): Drawing {
  const known = amounts.flatMap((amount) => {
    const food = factsOf(foods, amount)
    return food ? [{ food, energy: energyOf(foods, amount) }] : []
  })
  const eaten = known.filter(({ food }) => !besides.includes(food.group))
  const [main] = (eaten.length > 0 ? eaten : known).toSorted((one, other) => other.energy - one.energy)
  return main ? drawingOfFood(main.food) : 'plate'
}
