import type { Meal } from '#contract/plans/document.ts'

/**
 * Two snacks of a day are `Snack 1` and `Snack 2`, because a screen reader needs to tell them apart. A meal that is the
 * only one of its name has the number 0. Runs for each keystroke, so it calls nothing.
 */
export function numberEqualMeals(meals: readonly Pick<Meal, 'name' | 'kind'>[]): number[] {
  const numbers: number[] = []
  for (const meal of meals) {
    let before = 0
    let alike = 0
    for (const other of meals) {
      if (other === meal) before = alike
      if (other.name === meal.name && (meal.name !== '' || other.kind === meal.kind)) alike++
    }
    numbers.push(alike === 1 ? 0 : before + 1)
  }
  return numbers
}
