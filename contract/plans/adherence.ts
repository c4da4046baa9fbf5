import type { Day } from '../days.ts'
import type { PlanDay } from './document.ts'
import type { MealRecord } from './meal-records.ts'

/** `swapped` counts the eaten meals with a swapped item. */
export type DayAdherence = { on: Day; planned: number; eaten: number; swapped: number }

/** Only meals with items can be followed. */
export function dayAdherence(on: Day, day: PlanDay | null, records: readonly MealRecord[]): DayAdherence {
  const planned = (day?.meals ?? []).filter(({ items }) => items.length > 0)
  const known = new Map(records.map((record) => [record.meal, record]))
  const eaten = planned.flatMap(({ id }) => known.get(id) ?? []).filter(({ isEaten }) => isEaten)
  return {
    on,
    planned: planned.length,
    eaten: eaten.length,
    swapped: eaten.filter(({ swaps }) => swaps.length > 0).length,
  }
}

/** Days on which nothing was ticked are left out of the sums, because nothing is known about them. */
export function adherenceOf(days: readonly DayAdherence[]) {
  const told = days.filter(({ eaten }) => eaten > 0)
  const sum = (of: (day: DayAdherence) => number) => told.reduce((all, day) => all + of(day), 0)
  return {
    days: days.filter(({ planned }) => planned > 0).length,
    told: told.length,
    planned: sum(({ planned }) => planned),
    eaten: sum(({ eaten }) => eaten),
    swapped: sum(({ swapped }) => swapped),
  }
}
