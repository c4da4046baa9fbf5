import type { Meal, PlanDay } from './document.ts'

/** A meal of several days, such as all breakfasts, with the meal of each day. */
export type MealRow = {
  kind: Meal['kind']
  name: string
  /** The time of all its meals; null if they differ, or have none. */
  time: string | null
  meals: (Meal | null)[]
}

type Place = { meals: (Meal | null)[] }

/**
 * The meals of days that stand side by side, in the order of every day. A day's second snack shares a row with the
 * second snack of another day even if that day has no first one, as long as both come after lunch.
 */
export function mealRows(days: readonly PlanDay[]): MealRow[] {
  let places: Place[] = []
  for (const [at, { meals }] of days.entries()) places = merge(places, meals, at)
  return places.map(({ meals: some }) => {
    const meals = days.map((_, at) => some[at] ?? null)
    const shown = meals.filter((meal) => meal !== null)
    const [first] = shown
    const isSameTime = shown.every(({ time }) => time === first?.time)
    return {
      ...{ kind: first?.kind ?? 'other', name: first?.name ?? '', meals },
      time: isSameTime ? (first?.time ?? null) : null,
    }
  })
}

const isAlike = ({ meals }: Place, meal: Meal) =>
  meals.some((each) => each && each.kind === meal.kind && each.name === meal.name)

/** Merges a day into the rows along their longest common sequence. */
function merge(places: readonly Place[], meals: readonly Meal[], at: number): Place[] {
  const lengths = Array.from({ length: places.length + 1 }, () => Array<number>(meals.length + 1).fill(0))
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = places.length - 1; row >= 0; row--)
    for (let column = meals.length - 1; column >= 0; column--) {
      const [place, meal, line] = [places[row], meals[column], lengths[row]]
      if (!place || !meal || !line) continue
      line[column] = isAlike(place, meal)
        ? 1 + lengthAt(row + 1, column + 1)
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
    }
  const merged: Place[] = []
  let [row, column] = [0, 0]
  while (row < places.length || column < meals.length) {
    const [place, meal] = [places[row], meals[column]]
    if (place && meal && isAlike(place, meal)) {
      place.meals[at] = meal
      merged.push(place)
      row++
      column++
    } else if (place && (!meal || lengthAt(row + 1, column) >= lengthAt(row, column + 1))) {
      merged.push(place)
      row++
    } else if (meal) {
      const fresh: Place = { meals: [] }
      fresh.meals[at] = meal
      merged.push(fresh)
      column++
    }
  }
  return merged
}
