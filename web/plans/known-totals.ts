import { addUp, type Sum } from '#contract/foods/nutrients.ts'
import type { KnownFoods, Meal, PlanDay } from '#contract/plans/document.ts'
import { energyOf, totalOfMeal } from '#contract/plans/totals.ts'
import { type Warning, type Watched, warningsOf } from '#contract/plans/warnings.ts'

const ofMeals = new WeakMap<Meal, Sum>()
const ofDays = new WeakMap<PlanDay, Sum>()
const energies = new WeakMap<PlanDay, number>()
const warned = new WeakMap<Watched, WeakMap<PlanDay, Warning[]>>()

/** A meal that did not change comes to what it came to: a keystroke works out one of them. */
function totalOf(foods: KnownFoods, meal: Meal): Sum {
  const sum = ofMeals.get(meal) ?? totalOfMeal(foods, meal)
  ofMeals.set(meal, sum)
  return sum
}

export function totalOfDay(foods: KnownFoods, day: PlanDay): Sum {
  const sum = ofDays.get(day) ?? addUp(day.meals.map((meal) => totalOf(foods, meal)))
  ofDays.set(day, sum)
  return sum
}

/** What is shown of a meal, and of each of 28 days, without all the rest that they come to. */
export const energyOfMeal = (foods: KnownFoods, { items }: Meal): number =>
  items.reduce((sum, item) => sum + energyOf(foods, item), 0)

export function energyOfDay(foods: KnownFoods, day: PlanDay): number {
  const energy = energies.get(day) ?? day.meals.reduce((sum, meal) => sum + energyOfMeal(foods, meal), 0)
  energies.set(day, energy)
  return energy
}

/** Of everything that is eaten on a day, or may be. */
export function warningsOnDay(foods: KnownFoods, watched: Watched, day: PlanDay): Warning[] {
  const known = warned.get(watched) ?? new WeakMap<PlanDay, Warning[]>()
  warned.set(watched, known)
  const warnings =
    known.get(day) ??
    day.meals.flatMap(({ items }) =>
      items
        .flatMap((item) => [item, ...item.alternatives])
        .flatMap(({ food }) => (foods[food] ? warningsOf(foods[food], watched) : [])),
    )
  known.set(day, warnings)
  return warnings
}
