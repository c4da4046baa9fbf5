import { addUp, type Sum } from '#contract/foods/nutrients.ts'
import type { KnownFoods, Meal, PlanDay } from '#contract/plans/document.ts'
import { energyOf, totalOfMeal } from '#contract/plans/totals.ts'
import { type Warning, type WatchedFor, warningsOf } from '#contract/plans/warnings.ts'

/** Caches are keyed by the meals alone: typing a day's note must not recalculate them. */
type Meals = PlanDay['meals']
const ofMeals = new WeakMap<Meal, Sum>()
const ofDays = new WeakMap<Meals, Sum>()
const energies = new WeakMap<Meals, number>()
const warned = new WeakMap<WatchedFor, WeakMap<Meals, Warning[]>>()

/** Unchanged meals are cached, so that a keystroke recalculates only one. */
function totalOf(foods: KnownFoods, meal: Meal): Sum {
  const sum = ofMeals.get(meal) ?? totalOfMeal(foods, meal)
  ofMeals.set(meal, sum)
  return sum
}

export function totalOfDay(foods: KnownFoods, { meals }: PlanDay): Sum {
  const sum = ofDays.get(meals) ?? addUp(meals.map((meal) => totalOf(foods, meal)))
  ofDays.set(meals, sum)
  return sum
}

/** Only the energy, which is shown for each meal and up to 28 days, without the other nutrients. */
export const energyOfMeal = (foods: KnownFoods, { items }: Meal): number =>
  items.reduce((sum, item) => sum + energyOf(foods, item), 0)

export function energyOfDay(foods: KnownFoods, { meals }: PlanDay): number {
  const energy = energies.get(meals) ?? meals.reduce((sum, meal) => sum + energyOfMeal(foods, meal), 0)
  energies.set(meals, energy)
  return energy
}

/** Warnings for all foods of a day, including alternatives. */
export function warningsOnDay(foods: KnownFoods, watched: WatchedFor, { meals }: PlanDay): Warning[] {
  const known = warned.get(watched) ?? new WeakMap<Meals, Warning[]>()
  warned.set(watched, known)
  const warnings =
    known.get(meals) ??
    meals.flatMap(({ items }) =>
      items
        .flatMap((item) => [item, ...item.alternatives])
        .flatMap(({ food }) => (foods[food] ? warningsOf(foods[food], watched) : [])),
    )
  known.set(meals, warnings)
  return warnings
}
