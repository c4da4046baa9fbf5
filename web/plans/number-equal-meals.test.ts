import { expect, test } from 'vitest'
import { numberEqualMeals } from './number-equal-meals.ts'

test('meals of a day that have the same name are numbered', () => {
  const meals = [
    { kind: 'snack', name: '' },
    { kind: 'lunch', name: '' },
    { kind: 'snack', name: '' },
    { kind: 'snack', name: 'Before training' },
    { kind: 'other', name: 'Before training' },
  ] as const
  expect(numberEqualMeals(meals)).toEqual([1, 0, 2, 1, 2])
})
