import { expect, test } from 'vitest'
import { foodView, itemView } from '#test/plans/plan-views.ts'
import { drawingOfMeal } from './drawing-of-meal.ts'

const energy = (kcal: number) => ({ per100g: { ...foodView(1, '').per100g, energy: kcal } })
const oats = foodView(1, 'Oats, rolled, dry', energy(370))
const laban = foodView(2, 'Laban (drinking yogurt)', { group: 'dairy', ...energy(60) })
const oil = foodView(3, 'Olive oil', { group: 'oils', ...energy(880) })
const salad = foodView(4, 'Cucumber', { group: 'vegetables', ...energy(15) })
const foods = Object.fromEntries([oats, laban, oil, salad].map((food) => [food.id, food]))
const items = (...of: (typeof oats)[]) => of.map((food, at) => itemView(10 + at, food))

test('a meal is drawn as the food with the most energy', () => {
  expect(drawingOfMeal(foods, items(laban, oats))).toBe('oats')
})

test('oil is not what a salad looks like, and alone it is drawn', () => {
  expect(drawingOfMeal(foods, items(salad, oil))).toBe('salad')
  expect(drawingOfMeal(foods, items(oil))).toBe('oil')
})

test('a meal without foods is an empty plate', () => {
  expect(drawingOfMeal(foods, [])).toBe('plate')
})
