import { expect, test } from 'vitest'
import type { Food } from './food.ts'
import { openDishes } from './open-dishes.ts'

type Cooked = Parameters<ReturnType<typeof openDishes>>[0]

const names = (en: string) => ({ en, ar: null })
const food = (id: string, facts: Partial<Cooked> = {}): Cooked => ({
  ...{ id, names: names(id), group: 'other' as const, edible: 1, recipe: null },
  ...facts,
})
const dish = (id: string, yieldGrams: number, parts: Record<string, number>, steps?: string[]): Cooked =>
  food(id, {
    group: 'dishes',
    recipe: {
      ingredients: Object.entries(parts).map(([foodId, grams]) => ({ foodId, names: names(foodId), grams })),
      yieldGrams,
      ...(steps && { steps: { en: steps, ar: [] } }),
    },
  })
const opened = (id: string, ...foods: Cooked[]) => {
  const known = new Map(foods.map((each) => [each.id, each]))
  const one = known.get(id)
  return one && openDishes((each) => known.get(each))(one)
}
const grams = (parts: { foodId: string; grams: number }[] = []) =>
  Object.fromEntries(parts.map((part) => [part.foodId, part.grams]))

const rice = food('rice', { group: 'grains', sold: { unit: 'kilo', grams: 1_000 } })
const tomato = food('tomato', { group: 'vegetables', edible: 0.9 })
const salad = dish('salad', 100, { tomato: 100, water: 20 })
const water = food('water', { sold: null })

test('a dish of raw foods is what its recipe says, as a shop sells it', () => {
  const made = opened('kabsa', rice, tomato, dish('kabsa', 800, { rice: 300, tomato: 200 }, ['Cook it.']))
  expect(made).toEqual({
    yieldGrams: 800,
    ingredients: [
      { foodId: 'rice', names: names('rice'), grams: 300, group: 'grains', edible: 1, sold: rice.sold },
      { foodId: 'tomato', names: names('tomato'), grams: 200, group: 'vegetables', edible: 0.9 },
    ],
    steps: { en: ['Cook it.'], ar: [] },
  })
  expect(opened('rice', rice)).toBeUndefined()
})

test('a dish inside a dish, and cooked food, are opened down to raw foods; water is not bought', () => {
  const cooked = food('cooked rice', { rawFrom: { foodId: 'rice', names: names('rice'), grams: 36 } })
  const lunch = dish('lunch', 400, { 'cooked rice': 200, salad: 50, tomato: 10 })
  const made = opened('lunch', rice, tomato, water, salad, cooked, lunch)
  expect(grams(made?.ingredients)).toEqual({ 'cooked rice': 200, salad: 50, tomato: 10 })
  expect(grams(made?.raw)).toEqual({ rice: 72, tomato: 60 })
  expect(grams(opened('cooked rice', rice, cooked)?.ingredients)).toEqual({ rice: 36 })
})

test('dishes that contain each other are opened once, and end', () => {
  const one = dish('one', 100, { rice: 50, two: 50 })
  const two = dish('two', 100, { tomato: 50, one: 50 })
  const made = opened('one', rice, tomato, one, two)
  expect(grams(made?.raw)).toEqual({ rice: 50, tomato: 25, one: 25 })
})

test('a chain of dishes that each contain the next one many times is opened once a dish', () => {
  const chain = Array.from({ length: 60 }, (_, at): Cooked => {
    const parts = at === 59 ? [['rice', 1]] : Array.from({ length: 20 }, () => [`dish ${at + 1}`, 5])
    return food(`dish ${at}`, {
      recipe: {
        ingredients: (parts as [string, number][]).map(([foodId, of]) => ({
          ...{ foodId, names: names(foodId), grams: of },
        })),
        yieldGrams: at === 59 ? 1 : 100,
      } satisfies Food['recipe'],
    })
  })
  expect(grams(opened('dish 0', rice, ...chain)?.raw)).toEqual({ rice: expect.closeTo(100, 3) })
})

test('an ingredient that no longer exists keeps its name, and counts as wholly edible', () => {
  const made = opened('stew', dish('stew', 100, { gone: 80 }))
  expect(made?.ingredients).toEqual([
    { foodId: 'gone', names: names('gone'), grams: 80, group: 'other', edible: 1 },
  ])
})
