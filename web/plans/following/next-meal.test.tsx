import { expect, test, vi } from 'vitest'
import type { Meal } from '#contract/plans/document.ts'
import type { MealRecord } from '#contract/plans/meal-records.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf } from '#test/dom/screen.ts'
import { NextMeal } from './next-meal.tsx'

const meal = (number: number, kind: Meal['kind'], time: string): Meal => ({
  ...{ id: idOf(number), kind, name: '', time, note: '', recipe: '', items: [] },
})
const meals = [meal(1, 'breakfast', '07:30'), meal(2, 'lunch', '13:30'), meal(3, 'dinner', '20:00')]
const eaten = (number: number): MealRecord => ({
  ...{ meal: idOf(number), isEaten: true, swaps: [], note: '', entry: null, photoId: null },
})
const path = '/patient/nutrition-plans'

test('the next meal is named with its time and ticked off', async () => {
  const onEaten = vi.fn()
  const { user } = await render(<NextMeal meals={meals} records={[eaten(1)]} onEaten={onEaten} />, { path })
  expect(textOf(await screen.findByRole('region', { name: 'Next meal' }))).toContain('Next: Lunch 1:30 pm')
  await user.click(screen.getByRole('button', { name: 'Next, Lunch: Tick off' }))
  expect(onEaten).toHaveBeenCalledWith(meals[1])
  expect(document.documentElement.hasAttribute('data-has-next-bar')).toBe(true)
})

test('in Arabic too', async () => {
  await render(<NextMeal meals={meals} records={[eaten(1)]} onEaten={() => {}} />, { path, language: 'ar' })
  expect(textOf(await screen.findByRole('region', { name: 'الوجبة التالية' }))).toContain(
    'التالي: الغداء 1:30 م',
  )
})

test.each([
  ['every meal is ticked off', [1, 2, 3], '2026-11-22T06:00:00Z'],
  ['the time of the last one is long past', [], '2026-11-22T20:30:00Z'],
])('it is gone once %s', async (_, done, now) => {
  await render(<NextMeal meals={meals} records={done.map(eaten)} onEaten={() => {}} />, { path, now })
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.documentElement.hasAttribute('data-has-next-bar')).toBe(false)
})
