import { expect, test } from 'vitest'
import type { Meal, MealKind, PlanDay } from './document.ts'
import { mealRows } from './meal-rows.ts'

const meal = (kind: MealKind, time: string | null = null, name = ''): Meal => ({
  ...{ id: crypto.randomUUID(), kind, name, time, note: '', recipe: '', items: [] },
})
const day = (...meals: Meal[]): PlanDay => ({ note: '', meals })
const rowsOf = (...days: PlanDay[]) =>
  mealRows(days).map(
    ({ kind, meals }) => `${kind} ${meals.map((each) => (each === null ? '-' : 'x')).join('')}`,
  )

test('each meal has one row, with its time if it is the same on all days', () => {
  const days = [
    day(meal('breakfast', '07:00'), meal('lunch', '13:00')),
    day(meal('breakfast', '07:00'), meal('lunch', '14:00')),
  ]
  expect(mealRows(days)).toMatchObject([
    { kind: 'breakfast', time: '07:00', meals: [{ time: '07:00' }, { time: '07:00' }] },
    { kind: 'lunch', time: null, meals: [{ time: '13:00' }, { time: '14:00' }] },
  ])
})

test('a snack of the afternoon does not share the row of a snack of the morning', () => {
  const both = day(meal('breakfast'), meal('snack'), meal('lunch'), meal('snack'), meal('dinner'))
  const one = day(meal('breakfast'), meal('lunch'), meal('snack'), meal('dinner'))
  expect(rowsOf(both, one)).toEqual(['breakfast xx', 'snack x-', 'lunch xx', 'snack xx', 'dinner xx'])
  expect(rowsOf(one, both)).toEqual(['breakfast xx', 'snack -x', 'lunch xx', 'snack xx', 'dinner xx'])
})

test('a meal with a name of its own has a row of its own, and a day may have no meals', () => {
  expect(rowsOf(day(meal('snack')), day(), day(meal('snack', null, 'Before sport')))).toEqual([
    ...['snack x--', 'snack --x'],
  ])
})
