import type { Language } from '#contract/language.ts'
import { factsOf, type Item, type KnownFoods, type Meal } from '#contract/plans/document.ts'
import { chosenAmount, type DaySwaps } from '#contract/plans/meal-records.ts'
import { type WatchedFor, warningsOf } from '#contract/plans/warnings.ts'
import { following as words } from '#copy/plans/following.ts'
import { writeWarning } from '#copy/plans/warning-words.ts'
import { nameOfFood, writeAmount } from '#copy/plans/words.ts'

/** The food that will be eaten, its amount, and what it replaces. */
export function writeItem(
  language: Language,
  foods: KnownFoods,
  item: Item,
  swaps: DaySwaps['swaps'] | undefined,
): { name: string; amount: string; instead: string } {
  const chosen = chosenAmount(item, swaps)
  return {
    name: nameOfFood(language, foods, chosen),
    amount: writeAmount(language, foods, chosen),
    instead: chosen === item ? '' : words.insteadOf(nameOfFood(language, foods, item))[language],
  }
}

/** Alternatives are included, because they may be cooked instead. */
export const allergiesIn = (
  language: Language,
  foods: KnownFoods,
  meal: Meal,
  watched: WatchedFor,
): string[] => [
  ...new Set(
    meal.items
      .flatMap((item) => [item, ...item.alternatives])
      .flatMap((amount) => factsOf(foods, amount) ?? [])
      .flatMap((food) => warningsOf(food, watched).filter(({ kind }) => kind === 'allergen'))
      .map((warning) => writeWarning(warning)[language]),
  ),
]
