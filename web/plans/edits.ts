import {
  type Amount,
  type FoodFacts,
  type Item,
  type KnownFoods,
  type Meal,
  mostAlternatives,
  mostDays,
  mostItems,
  mostMeals,
  type PlanDay,
  type PlanHead,
} from '#contract/plans/document.ts'
import { applySuggestion, type Suggestion } from '#contract/plans/suggest.ts'

/** The plan as it is edited. Unchanged parts keep their identity, so that only changed ones are rendered and saved. */
export type Draft = {
  readonly head: PlanHead
  readonly days: readonly PlanDay[]
  readonly foods: Readonly<Record<string, FoodFacts>>
}

/** The indexes of an item: day, meal and item, from 0. */
export type Place = { day: number; meal: number; item: number }

export const emptyDay: PlanDay = { note: '', meals: [] }
const fresh = () => crypto.randomUUID()

export const withHead = (draft: Draft, part: Partial<PlanHead>): Draft => ({
  ...draft,
  head: { ...draft.head, ...part },
})

const at = <T>(list: readonly T[], place: number, change: (each: T) => T): T[] =>
  list.map((each, index) => (index === place ? change(each) : each))

export const withDay = (draft: Draft, day: number, change: (day: PlanDay) => PlanDay): Draft => ({
  ...draft,
  days: at(draft.days, day, change),
})

export const withMeal = (draft: Draft, day: number, meal: number, change: (meal: Meal) => Meal): Draft =>
  withDay(draft, day, (each) => ({ ...each, meals: at(each.meals, meal, change) }))

export const withItem = (draft: Draft, { day, meal, item }: Place, change: (item: Item) => Item): Draft =>
  withMeal(draft, day, meal, (each) => ({ ...each, items: at(each.items, item, change) }))

const knowing = (draft: Draft, food: FoodFacts): Draft =>
  draft.foods[food.id] ? draft : { ...draft, foods: { ...draft.foods, [food.id]: food } }

export function addItem(draft: Draft, day: number, meal: number, food: FoodFacts, amount: Amount): Draft {
  return withMeal(knowing(draft, food), day, meal, (each) =>
    each.items.length >= mostItems
      ? each
      : { ...each, items: [...each.items, { id: fresh(), ...amount, alternatives: [], note: '' }] },
  )
}

export function addAlternative(draft: Draft, place: Place, food: FoodFacts, amount: Amount): Draft {
  return withItem(knowing(draft, food), place, (item) =>
    item.alternatives.length >= mostAlternatives
      ? item
      : { ...item, alternatives: [...item.alternatives, amount] },
  )
}

export const removeItem = (draft: Draft, { day, meal, item }: Place): Draft =>
  withMeal(draft, day, meal, (each) => ({ ...each, items: each.items.toSpliced(item, 1) }))

/** Moves an item within its day; the target index is counted before the item is removed. */
export function moveItem(draft: Draft, from: Place, to: Omit<Place, 'day'>): Draft {
  const moved = draft.days[from.day]?.meals[from.meal]?.items[from.item]
  if (!moved) return draft
  const target = draft.days[from.day]?.meals[to.meal]
  if (!target || (to.meal !== from.meal && target.items.length >= mostItems)) return draft
  const place = to.meal === from.meal && to.item > from.item ? to.item - 1 : to.item
  if (to.meal === from.meal && place === from.item) return draft
  return withMeal(removeItem(draft, from), from.day, to.meal, (meal) => ({
    ...meal,
    items: meal.items.toSpliced(place, 0, moved),
  }))
}

/** Moves an item one step up or down, past the end of its meal into the next one. */
export function stepItem(draft: Draft, from: Place, by: 1 | -1): { draft: Draft; place: Place } | null {
  const meals = draft.days[from.day]?.meals ?? []
  const here = meals[from.meal]
  if (!here) return null
  const next = from.item + by
  if (next >= 0 && next < here.items.length)
    return {
      draft: moveItem(draft, from, { meal: from.meal, item: by === 1 ? next + 1 : next }),
      place: { ...from, item: next },
    }
  const other = meals[from.meal + by]
  if (!other || other.items.length >= mostItems) return null
  const to = { meal: from.meal + by, item: by === 1 ? 0 : other.items.length }
  return { draft: moveItem(draft, from, to), place: { day: from.day, ...to } }
}

export const addMeal = (draft: Draft, day: number, kind: Meal['kind'], time: string | null): Draft =>
  withDay(draft, day, (each) =>
    each.meals.length >= mostMeals
      ? each
      : {
          ...each,
          meals: inTime([
            ...each.meals,
            { id: fresh(), kind, name: '', time, note: '', recipe: '', items: [] },
          ]),
        },
  )

export const removeMeal = (draft: Draft, day: number, meal: number): Draft =>
  withDay(draft, day, (each) => ({ ...each, meals: each.meals.toSpliced(meal, 1) }))

export function stepMeal(draft: Draft, day: number, meal: number, by: 1 | -1): Draft {
  const to = meal + by
  return to < 0 || to >= (draft.days[day]?.meals.length ?? 0) ? draft : moveMeal(draft, day, meal, to)
}

/** Moves a meal to the place of another one of the same day. */
export const moveMeal = (draft: Draft, day: number, meal: number, to: number): Draft =>
  meal === to
    ? draft
    : withDay(draft, day, (each) => {
        const moved = each.meals[meal]
        return moved ? { ...each, meals: each.meals.toSpliced(meal, 1).toSpliced(to, 0, moved) } : each
      })

/** Inserts the last meal by its time; meals without a time stay where they are. */
function inTime(meals: Meal[]): Meal[] {
  const last = meals.at(-1)
  if (!last?.time) return meals
  const others = meals.slice(0, -1)
  const place = others.findIndex(({ time }) => time !== null && last.time !== null && time > last.time)
  return place < 0 ? meals : others.toSpliced(place, 0, last)
}

/** A copy has new ids, because each day's meals are ticked off separately. */
const copyOfMeal = (meal: Meal): Meal => ({
  ...meal,
  id: fresh(),
  items: meal.items.map((item) => ({ ...item, id: fresh() })),
})
const copyOfDay = (day: PlanDay): PlanDay => ({ ...day, meals: day.meals.map(copyOfMeal) })

export const copyMeal = (draft: Draft, day: number, meal: number, days: readonly number[]): Draft => {
  const copied = draft.days[day]?.meals[meal]
  if (!copied) return draft
  return days.reduce(
    (before, each) =>
      withDay(before, each, (to) =>
        to.meals.length >= mostMeals ? to : { ...to, meals: inTime([...to.meals, copyOfMeal(copied)]) },
      ),
    draft,
  )
}

/** Replaces the other days by a copy. */
export const copyDay = (draft: Draft, day: number, days: readonly number[]): Draft => {
  const copied = draft.days[day]
  return copied ? days.reduce((before, each) => withDay(before, each, () => copyOfDay(copied)), draft) : draft
}

/** Appends a copy of the seven days from this one on, as many as there is room for. */
export function repeatWeek(draft: Draft, from: number): Draft {
  const week = draft.days.slice(from, from + 7)
  const room = Math.min(week.length, mostDays - draft.days.length)
  return { ...draft, days: [...draft.days, ...week.slice(0, room).map(copyOfDay)] }
}

export const addDay = (draft: Draft): Draft =>
  draft.days.length >= mostDays ? draft : { ...draft, days: [...draft.days, emptyDay] }

export const removeDay = (draft: Draft, day: number): Draft =>
  draft.days.length <= 1 ? draft : { ...draft, days: draft.days.toSpliced(day, 1) }

/** Does nothing if the item has changed since the suggestion was made. */
export const takeSuggestion = (draft: Draft, day: number, suggestion: Suggestion, foods: KnownFoods): Draft =>
  withDay({ ...draft, foods: { ...foods, ...draft.foods } }, day, (each) => applySuggestion(each, suggestion))
