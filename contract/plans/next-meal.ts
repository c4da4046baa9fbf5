import type { Meal } from './document.ts'
import type { MealRecord } from './meal-records.ts'

/** How long after its time an unticked meal can still be the next one. */
const minutesLate = 90

/** The first meal that is not ticked off, unless its time is long past. `clock` is the reader's time, `13:30`. */
export const nextMealOf = (
  meals: readonly Meal[],
  records: readonly Pick<MealRecord, 'meal' | 'isEaten'>[],
  clock: string,
): Meal | null =>
  meals.find(
    ({ id, time }) =>
      !records.some(({ meal, isEaten }) => meal === id && isEaten) &&
      (time === null || minutesOf(time) + minutesLate >= minutesOf(clock)),
  ) ?? null

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
