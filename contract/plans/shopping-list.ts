import { addDays, type Day } from '../days.ts'
import { type FoodGroup, foodGroups, type ShopUnit } from '../foods/food.ts'
import { dayOn, type FoodFacts, factsOf, gramsOf, type PlanDocument, type Schedule } from './document.ts'
import { type DaySwaps, withSwaps } from './meal-records.ts'

/** An article to buy: a food of the plan, or an ingredient of one of its dishes. */
export type Bought = Pick<FoodFacts, 'id' | 'names' | 'group' | 'portions' | 'sold'>

export type ShoppingLine = {
  food: Bought
  /** The weight as sold, with peel, stones and bones. */
  grams: number
  /** The count, if all of it uses the same portion and a shop sells it so; otherwise null. */
  portion: { id: string; count: number } | null
}

export type Aisle = { group: FoodGroup; lines: ShoppingLine[] }

/** A patient who is early shops for the first days; a plan without a start counts as started. */
export function shoppingFrom<Plan extends Schedule>(plan: Plan, today: Day): { from: Day; schedule: Plan } {
  const from = plan.startsOn !== null && plan.startsOn > today ? plan.startsOn : today
  return { from, schedule: { ...plan, startsOn: plan.startsOn ?? from } }
}

type ShoppingSpan = {
  from: Day
  count: number
  people: number
  cooks?: boolean
  /** What the patient will eat instead on these days. */
  swaps?: readonly DaySwaps[]
}

/**
 * Everything planned from a day on, each food once, in the order of a walk through a shop. With `cooks`, a dish and a
 * cooked food are replaced by the raw foods of which they are made, scaled by the recipe's yield.
 */
export function shoppingList(
  { days, foods }: PlanDocument,
  schedule: Schedule,
  { from, count, people, cooks = false, swaps = [] }: ShoppingSpan,
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
    const on = addDays(from, at)
    const number = dayOn(schedule, days.length, on)
    const day = number === null ? undefined : days[number]
    if (!day) continue
    const made = swaps.filter((each) => each.on === on)
    for (const item of withSwaps(day, made).meals.flatMap(({ items }) => items)) {
      const food = factsOf(foods, item)
      if (!food) continue
      const grams = gramsOf(foods, item) * people
      const isShopPortion = !measuredInKitchens.includes(food.source.key)
      const portion =
        item.portion !== null && isShopPortion ? { id: item.portion, count: item.count * people } : null
      if (!cooks || !food.madeOf) {
        if (food.sold !== null) add(food, grams / (food.edible || 1), portion)
        continue
      }
      const { ingredients, raw = ingredients, yieldGrams } = food.madeOf
      for (const { foodId, names, group, edible, grams: goesIn, sold } of raw)
        add(
          { id: foodId, names, group, portions: [], ...(sold && { sold }) },
          (grams * goesIn) / yieldGrams / (edible || 1),
          null,
        )
    }
  }
  return foodGroups.flatMap((group) => {
    const here = [...lines.values()].filter(({ food }) => food.group === group)
    return here.length > 0 ? [{ group, lines: here }] : []
  })
}

/** The portions of food tables are spoons and cups; those of dishes and own foods are also plates and packets. */
const measuredInKitchens: readonly FoodFacts['source']['key'][] = ['nabta', 'usda_sr', 'usda_import']

/** What a shop sells of it, rounded up; null if it is sold by weight. */
export function unitsOf({
  food: { sold },
  grams,
}: Pick<ShoppingLine, 'food' | 'grams'>): { unit: ShopUnit; count: number } | null {
  if (!sold) return null
  const { unit, grams: weight } = sold
  if (weight === null) return { unit, count: 1 }
  const step = unit === 'litre' || unit === 'kilo' ? 0.5 : 1
  // Sums of fractions may exceed a whole count by a trifle.
  return { unit, count: Math.max(step, Math.ceil(grams / weight / step - 0.001) * step) }
}

type Counted = ShoppingLine['portion']

const together = (one: Counted, other: Counted): Counted =>
  one && other && one.id === other.id ? { id: one.id, count: one.count + other.count } : null
