import { addUp, type Nutrients, ofAmount, type Sum, sumOf } from '../foods/nutrients.ts'
import { type Amount, factsOf, gramsOf, type KnownFoods, type Meal, type PlanDay } from './document.ts'

/** Values are rounded only when they are shown; alternatives are never counted. */
export function nutrientsOf(foods: KnownFoods, amount: Amount): Nutrients | null {
  const facts = factsOf(foods, amount)
  return facts && ofAmount(facts.per100g, gramsOf(foods, amount))
}

/** Energy alone, for lists that show nothing else. */
export function energyOf(foods: KnownFoods, amount: Amount): number {
  const facts = factsOf(foods, amount)
  return facts ? (facts.per100g.energy * gramsOf(foods, amount)) / 100 : 0
}

export const totalOfMeal = (foods: KnownFoods, { items }: Pick<Meal, 'items'>): Sum =>
  sumOf(items.map((item) => nutrientsOf(foods, item)).filter((each) => each !== null))

export const totalOfDay = (foods: KnownFoods, { meals }: Pick<PlanDay, 'meals'>): Sum =>
  addUp(meals.map((meal) => totalOfMeal(foods, meal)))

export const totalOfDays = (foods: KnownFoods, days: readonly PlanDay[]): Sum =>
  addUp(days.map((day) => totalOfDay(foods, day)))

/** The count of another food with the same energy, to be eaten instead; null if either has no energy. */
export function countOfEqualEnergy(
  foods: KnownFoods,
  given: Amount,
  other: Pick<Amount, 'food' | 'portion'>,
): number | null {
  const wanted = nutrientsOf(foods, given)?.energy ?? 0
  const one = nutrientsOf(foods, { ...other, count: 1 })?.energy ?? 0
  if (wanted <= 0 || one <= 0) return null
  // A quarter of a portion can be measured in a kitchen, and so can five grams.
  const step = other.portion === null ? 5 : 0.25
  return Math.max(step, Math.round(wanted / one / step) * step)
}
