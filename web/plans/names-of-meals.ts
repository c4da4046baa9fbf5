import type { Meal } from '#contract/plans/document.ts'
import { nameOfMeal } from '#copy/plans/words.ts'
import type { Word } from '#copy/word.ts'

/** The names of a day's meals. Two snacks are `Snack 1` and `Snack 2`: a screen reader needs to tell them apart. */
export function namesOfMeals(meals: readonly Pick<Meal, 'name' | 'kind'>[]): Word[] {
  const names = meals.map(nameOfMeal)
  return names.map((name, at) => {
    const alike = names.flatMap(({ en, ar }, place) => (en === name.en || ar === name.ar ? [place] : []))
    const number = alike.indexOf(at) + 1
    return alike.length === 1 ? name : { en: `${name.en} ${number}`, ar: `${name.ar} ${number}` }
  })
}
