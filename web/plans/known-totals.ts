import type { Sum } from '#contract/foods/nutrients.ts'
import { addUp } from '#contract/foods/nutrients.ts'
import type { KnownFoods, Meal, PlanDay } from '#contract/plans/document.ts'
import { totalOfMeal } from '#contract/plans/totals.ts'

const known = new WeakMap<Meal, Sum>()

/** A meal that did not change comes to what it came to: a keystroke works out one of them. */
export function totalOf(foods: KnownFoods, meal: Meal): Sum {
  const before = known.get(meal)
  if (before) return before
  const sum = totalOfMeal(foods, meal)
  known.set(meal, sum)
  return sum
}

export const totalOfDay = (foods: KnownFoods, { meals }: PlanDay): Sum =>
  addUp(meals.map((meal) => totalOf(foods, meal)))
