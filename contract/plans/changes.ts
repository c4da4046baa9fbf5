import type { Amount, Item, Meal, PlanDay, PlanDocument } from './document.ts'

/** One difference between two versions; days are counted from 0. */
export type PlanChange =
  | { kind: 'day_added' | 'day_removed'; day: number }
  | { kind: 'meal_added' | 'meal_removed'; day: number; meal: Meal }
  | { kind: 'meal_time'; day: number; meal: Meal; from: string | null }
  | { kind: 'meal_words'; day: number; meal: Meal }
  | { kind: 'item_added' | 'item_removed'; day: number; meal: Meal; item: Amount }
  | { kind: 'item_changed'; day: number; meal: Meal; item: Amount; from: Amount }
  | { kind: 'item_words'; day: number; meal: Meal; item: Amount }
  | { kind: 'day_words'; day: number }

/** The changes that a patient who follows the earlier version must know about, in the order of the plan. */
export function changesBetween(before: PlanDocument, after: PlanDocument): PlanChange[] {
  const changes: PlanChange[] = []
  const most = Math.max(before.days.length, after.days.length)
  for (let day = 0; day < most; day++) {
    const [old, fresh] = [before.days[day], after.days[day]]
    if (old && fresh) changes.push(...changesOfDay(day, old, fresh))
    else changes.push({ kind: fresh ? 'day_added' : 'day_removed', day })
  }
  return changes
}

function changesOfDay(day: number, old: PlanDay, fresh: PlanDay): PlanChange[] {
  const before = new Map(old.meals.map((meal) => [meal.id, meal]))
  const after = new Set(fresh.meals.map(({ id }) => id))
  const changes: PlanChange[] = old.note === fresh.note ? [] : [{ kind: 'day_words', day }]
  for (const meal of fresh.meals) {
    const earlier = before.get(meal.id)
    if (earlier) changes.push(...changesOfMeal(day, earlier, meal))
    else changes.push({ kind: 'meal_added', day, meal })
  }
  for (const meal of old.meals) if (!after.has(meal.id)) changes.push({ kind: 'meal_removed', day, meal })
  return changes
}

function changesOfMeal(day: number, old: Meal, fresh: Meal): PlanChange[] {
  const changes: PlanChange[] = []
  const meal = fresh
  if (old.time !== fresh.time) changes.push({ kind: 'meal_time', day, meal, from: old.time })
  if (wordsOf(old) !== wordsOf(fresh)) changes.push({ kind: 'meal_words', day, meal })
  const before = new Map(old.items.map((item) => [item.id, item]))
  for (const item of fresh.items) {
    const from = before.get(item.id)
    before.delete(item.id)
    if (!from) changes.push({ kind: 'item_added', day, meal, item })
    else if (amountOf(from) !== amountOf(item)) changes.push({ kind: 'item_changed', day, meal, item, from })
    else if (besides(from) !== besides(item)) changes.push({ kind: 'item_words', day, meal, item })
  }
  for (const item of before.values()) changes.push({ kind: 'item_removed', day, meal, item })
  return changes
}

const wordsOf = ({ kind, name, note, recipe }: Meal): string => JSON.stringify([kind, name, note, recipe])
const amountOf = ({ food, portion, count }: Amount): string => JSON.stringify([food, portion, count])
const besides = ({ note, alternatives }: Item): string => JSON.stringify([note, alternatives.map(amountOf)])
