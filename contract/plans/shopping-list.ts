import { addDays, type Day } from '../days.ts'
import { type FoodGroup, foodGroups } from '../foods/food.ts'
import { dayOn, type FoodFacts, factsOf, gramsOf, type PlanDocument, type Schedule } from './document.ts'

/** An article to buy: a food of the plan, or an ingredient of one of its dishes. */
export type Bought = Pick<FoodFacts, 'id' | 'names' | 'group' | 'portions'>

export type ShoppingLine = {
  food: Bought
  /** The weight as sold, with peel, stones and bones. */
  grams: number
  /** The count, if all of it uses the same portion; null if it is weighed, or counted in several portions. */
  portion: { id: string; count: number } | null
}

export type Aisle = { group: FoodGroup; lines: ShoppingLine[] }

/** A patient who is early shops for the first days; a plan without a start counts as started. */
export function shoppingFrom<Plan extends Schedule>(plan: Plan, today: Day): { from: Day; schedule: Plan } {
  const from = plan.startsOn !== null && plan.startsOn > today ? plan.startsOn : today
  return { from, schedule: { ...plan, startsOn: plan.startsOn ?? from } }
}

/**
 * Everything planned from a day on, each food once, in the order of a walk through a shop. With `cooks`, a dish is
 * replaced by its ingredients, scaled by the recipe's yield.
 */
export function shoppingList(
  { days, foods }: PlanDocument,
  schedule: Schedule,
  { from, count, people, cooks = false }: { from: Day; count: number; people: number; cooks?: boolean },
): Aisle[] {
  const lines = new Map<string, ShoppingLine>()
  const add = (food: Bought, grams: number, portion: Counted) => {
    const known = lines.get(food.id)
    lines.set(food.id, {
      food: known?.food ?? food,
      grams: grams + (known?.grams ?? 0),
      portion: known ? together(known.portion, portion) : portion,
    })
  }
  for (let at = 0; at < count; at++) {
    const number = dayOn(schedule, days.length, addDays(from, at))
    const items = number === null ? [] : (days[number]?.meals.flatMap((meal) => meal.items) ?? [])
    for (const item of items) {
      const food = factsOf(foods, item)
      if (!food) continue
      const grams = gramsOf(foods, item) * people
      const portion = item.portion === null ? null : { id: item.portion, count: item.count * people }
      if (!cooks || !food.madeOf) add(food, grams / (food.edible || 1), portion)
      else
        for (const { foodId, names, group, edible, grams: goesIn } of food.madeOf.ingredients)
          add(
            { id: foodId, names, group, portions: [] },
            (grams * goesIn) / food.madeOf.yieldGrams / (edible || 1),
            null,
          )
    }
  }
  return foodGroups.flatMap((group) => {
    const here = [...lines.values()].filter(({ food }) => food.group === group)
    return here.length > 0 ? [{ group, lines: here }] : []
  })
}

type Counted = ShoppingLine['portion']

const together = (one: Counted, other: Counted): Counted =>
  one && other && one.id === other.id ? { id: one.id, count: one.count + other.count } : null
