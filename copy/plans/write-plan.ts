import type { Language } from '#contract/language.ts'
import type { Item, KnownFoods, PlanDay } from '#contract/plans/document.ts'
import { writeClock } from '../clock.ts'
import { dayName, nameOfFood, nameOfMeal, writeAmount } from './words.ts'

/** A plan as plain text, for the copy of a person's data. */
export function writePlan(language: Language, days: readonly PlanDay[], foods: KnownFoods): string {
  const itemLine = (item: Item) =>
    [
      `${nameOfFood(language, foods, item)}: ${writeAmount(language, foods, item)}`,
      ...item.alternatives.map(
        (each) => `/ ${nameOfFood(language, foods, each)}: ${writeAmount(language, foods, each)}`,
      ),
      item.note,
    ]
      .filter(Boolean)
      .join(' ')
  return days
    .flatMap(({ note, meals }, at) => [
      dayName(at + 1)[language],
      note,
      ...meals.flatMap((meal) => [
        [nameOfMeal(meal)[language], meal.time && writeClock(language, meal.time)].filter(Boolean).join(' '),
        ...meal.items.map(itemLine),
        meal.note,
        meal.recipe,
      ]),
    ])
    .filter(Boolean)
    .join('\n')
}
