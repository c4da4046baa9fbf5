import { expect, test } from 'vitest'
import { namesOfMeals } from './names-of-meals.ts'

test('meals of a day that have the same name are numbered', () => {
  const meals = [
    { kind: 'snack', name: '' },
    { kind: 'lunch', name: '' },
    { kind: 'snack', name: '' },
    { kind: 'snack', name: 'Before training' },
  ] as const
  expect(namesOfMeals(meals)).toEqual([
    { en: 'Snack 1', ar: 'وجبة خفيفة 1' },
    { en: 'Lunch', ar: 'الغداء' },
    { en: 'Snack 2', ar: 'وجبة خفيفة 2' },
    { en: 'Before training', ar: 'Before training' },
  ])
})
