import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShopUnit } from '../foods/food.ts'
import { noNutrients } from '../foods/nutrients.ts'
import { adherenceOf, dayAdherence } from './adherence.ts'
import type { FoodFacts, Item, Meal, PlanDocument } from './document.ts'
import { chosenMeal, type DaySwaps } from './meal-records.ts'
import { shoppingFrom, shoppingList, unitsOf } from './shopping-list.ts'

const food = (id: string, group: FoodFacts['group'], edible = 1): FoodFacts => ({
  id,
  names: { en: id, ar: null },
  group,
  per100g: noNutrients,
  portions: [{ id: `${id} piece`, names: { en: 'piece', ar: 'حبة' }, grams: 50 }],
  edible,
  allergens: [],
  marks: { halal: 'yes', vegetarian: 'yes', vegan: 'yes' },
  source: { key: 'own', reference: null, confidence: 'estimate', estimates: [], note: null },
})

const item = (of: string, count: number, portion: string | null = null): Item => ({
  id: `${of} ${count}`,
  food: of,
  portion,
  count,
  alternatives: [],
  note: '',
})
const meal = (...items: Item[]): Meal => ({
  ...{ id: JSON.stringify(items), kind: 'lunch', name: '', time: null, note: '', recipe: '' },
  items,
})
const foods = {
  banana: food('banana', 'fruit', 0.5),
  tomato: food('tomato', 'vegetables'),
  lamb: food('lamb', 'meat', 0.8),
}
const planOf = (...days: Meal[][]): PlanDocument => ({
  days: days.map((meals) => ({ note: '', meals })),
  foods,
})
const weekly = { startsOn: '2026-11-22', repeats: true }

test('a list names each food once, as a shop sells it, aisle by aisle, across days and people', () => {
  const plan = planOf(
    [meal(item('banana', 2, 'banana piece'), item('lamb', 80))],
    [meal(item('tomato', 30), item('banana', 1, 'banana piece')), meal(item('lamb', 40))],
  )
  const list = shoppingList(plan, weekly, { from: '2026-11-22', count: 3, people: 2 })
  expect(
    list.map(({ group, lines }) => [
      group,
      lines.map(({ food, grams, portion }) => [food.id, grams, portion]),
    ]),
  ).toEqual([
    ['vegetables', [['tomato', 60, null]]],
    ['fruit', [['banana', 1_000, { id: 'banana piece', count: 10 }]]],
    ['meat', [['lamb', 500, null]]],
  ])
})

test('a food weighed one day and counted another is weighed, and before the plan begins nothing is needed', () => {
  const plan = planOf([meal(item('banana', 1, 'banana piece'), item('banana', 100))])
  const lines = shoppingList(plan, weekly, { from: '2026-11-22', count: 1, people: 1 }).flatMap(
    (aisle) => aisle.lines,
  )
  expect(lines).toMatchObject([{ grams: 300, portion: null }])
  expect(shoppingList(plan, weekly, { from: '2026-11-20', count: 2, people: 1 })).toEqual([])
})

test('a swap changes what is bought for its own day', () => {
  const lamb = { ...item('lamb', 80), alternatives: [{ food: 'tomato', portion: null, count: 200 }] }
  const lunch = meal(lamb)
  const bought = (swaps: DaySwaps[]) =>
    shoppingList(planOf([lunch]), weekly, { from: '2026-11-22', count: 3, people: 1, swaps }).flatMap(
      ({ lines }) => lines.map(({ food, grams }) => [food.id, grams]),
    )
  const swap = { on: '2026-11-23', meal: lunch.id, swaps: [{ item: lamb.id, food: 'tomato' }] }
  expect(bought([swap])).toEqual([
    ['tomato', 200],
    ['lamb', 200],
  ])
  expect(bought([{ ...swap, on: '2026-11-25' }])).toEqual([['lamb', 300]])
})

test('spoons and cups of a food table are no way to shop', () => {
  const oil: FoodFacts = { ...food('oil', 'oils'), source: { ...food('oil', 'oils').source, key: 'nabta' } }
  const plan = { ...planOf([meal(item('oil', 2, 'oil piece'))]), foods: { oil } }
  const [aisle] = shoppingList(plan, weekly, { from: '2026-11-22', count: 1, people: 1 })
  expect(aisle?.lines).toMatchObject([{ grams: 100, portion: null }])
})

test('what a shop sells whole is rounded up, a litre and a kilo to halves, and a packet is one', () => {
  const count = (grams: number, unit: ShopUnit, weight: number | null) =>
    unitsOf({ food: { ...food('x', 'other'), sold: { unit, grams: weight } }, grams })?.count
  expect(count(114, 'piece', 57)).toBe(2)
  expect(count(115, 'piece', 57)).toBe(3)
  expect(count(3, 'loaf', 90)).toBe(1)
  expect(count(200 * 1.1 * 3, 'tin', 220)).toBe(3)
  expect(count(320, 'litre', 1_030)).toBe(0.5)
  expect(count(640, 'kilo', 1_000)).toBe(1)
  expect(count(1_001, 'kilo', 1_000)).toBe(1.5)
  expect(count(9_000, 'packet', null)).toBe(1)
  expect(unitsOf({ food: food('x', 'other'), grams: 5 })).toBeNull()
})

test('a person who cooks buys what a dish inside a dish is made of', () => {
  const part = { names: { en: 'x', ar: null }, group: 'grains' as const, edible: 0.5 }
  const madeOf = {
    yieldGrams: 400,
    ingredients: [{ ...part, foodId: 'soup', grams: 400 }],
    raw: [{ ...part, foodId: 'lentils', grams: 80, sold: { unit: 'kilo' as const, grams: 1_000 } }],
  }
  const plan = {
    ...planOf([meal(item('lunch', 200))]),
    foods: { lunch: { ...food('lunch', 'dishes'), madeOf } },
  }
  const [aisle] = shoppingList(plan, weekly, { from: '2026-11-22', count: 1, people: 3, cooks: true })
  expect(aisle?.lines.map(({ food, grams }) => [food.id, grams, food.sold?.unit])).toEqual([
    ['lentils', 240, 'kilo'],
  ])
})

test('over any days the list matches a naive sum of them', () => {
  const some = fc.array(
    fc.array(fc.tuple(fc.constantFrom('banana', 'tomato', 'lamb'), fc.integer({ min: 1, max: 900 })), {
      maxLength: 5,
    }),
    { minLength: 1, maxLength: 28 },
  )
  fc.assert(
    fc.property(
      some,
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 1, max: 6 }),
      (days, count, people) => {
        const plan = planOf(...days.map((items) => [meal(...items.map(([of, grams]) => item(of, grams)))]))
        const list = shoppingList(plan, weekly, { from: '2026-11-22', count, people })
        const naive = new Map<string, number>()
        for (let at = 0; at < count; at++)
          for (const [of, grams] of days[at % days.length] ?? [])
            naive.set(of, (naive.get(of) ?? 0) + (grams * people) / foods[of].edible)
        const listed = new Map(list.flatMap(({ lines }) => lines.map(({ food, grams }) => [food.id, grams])))
        expect([...listed.keys()].sort()).toEqual([...naive.keys()].sort())
        for (const [of, grams] of naive) expect(listed.get(of)).toBeCloseTo(grams, 6)
      },
    ),
  )
})

test('a person who cooks buys the ingredients of the dishes, by each dish’s yield and the amount eaten', () => {
  const names = { en: 'x', ar: null }
  const part = fc.record({
    of: fc.constantFrom('banana', 'tomato', 'lamb'),
    grams: fc.integer({ min: 1, max: 2_000 }),
  })
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 50, max: 5_000 }),
      fc.array(fc.tuple(fc.constantFrom('kabsa', 'banana'), fc.integer({ min: 1, max: 900 })), {
        maxLength: 6,
      }),
      fc.integer({ min: 1, max: 6 }),
      (parts, yieldGrams, eaten, people) => {
        const kabsa: FoodFacts = {
          ...food('kabsa', 'dishes'),
          madeOf: {
            yieldGrams,
            ingredients: parts.map(({ of, grams }) => {
              const { group, edible } = foods[of]
              return { foodId: of, names, group, edible, grams }
            }),
          },
        }
        const plan = {
          ...planOf([meal(...eaten.map(([of, grams]) => item(of, grams)))]),
          foods: { ...foods, kabsa },
        }
        const bought = (cooks: boolean) =>
          new Map(
            shoppingList(plan, weekly, { from: '2026-11-22', count: 1, people, cooks }).flatMap(({ lines }) =>
              lines.map(({ food, grams }) => [food.id, grams]),
            ),
          )
        const naive = new Map<string, number>()
        const buy = (of: 'banana' | 'tomato' | 'lamb', grams: number) =>
          naive.set(of, (naive.get(of) ?? 0) + grams / foods[of].edible)
        for (const [of, grams] of eaten)
          if (of === 'banana') buy('banana', grams * people)
          else for (const each of parts) buy(each.of, (each.grams / yieldGrams) * grams * people)
        expect([...bought(true).keys()].sort()).toEqual([...naive.keys()].sort())
        for (const [of, grams] of naive) expect(bought(true).get(of)).toBeCloseTo(grams, 5)
        expect(bought(false).has('kabsa')).toBe(eaten.some(([of]) => of === 'kabsa'))
      },
    ),
  )
})

test('a plan that replaces another for a time is shopped for from its first day to its last', () => {
  const ramadan = { title: 'Ramadan', startsOn: '2027-02-08', repeats: true, endsOn: '2027-03-09' }
  const boughtOn = (today: string) => {
    const { from, schedule } = shoppingFrom(ramadan, today)
    const aisles = shoppingList(planOf([meal(item('banana', 100))]), schedule, { from, count: 7, people: 1 })
    return [from, aisles[0]?.lines[0]?.grams]
  }
  expect(boughtOn('2027-01-20')).toEqual(['2027-02-08', 1_400])
  expect(boughtOn('2027-03-07')).toEqual(['2027-03-07', 600])
  expect(boughtOn('2027-03-10')).toEqual(['2027-03-10', undefined])
})

test('adherence counts what was ticked off, and takes a day without any record as unanswered', () => {
  const [lunch, dinner] = [meal(item('lamb', 80)), meal(item('tomato', 30))]
  const empty = meal()
  const record = (of: Meal, swaps: { item: string; food: string }[] = []) => ({
    ...{ meal: of.id, isEaten: true, swaps, note: '', entry: null, photoId: null },
  })
  const day = { note: '', meals: [lunch, dinner, empty] }
  const followed = dayAdherence('2026-11-22', day, [
    record(lunch, [{ item: 'lamb 80', food: 'tomato' }]),
    { ...record(dinner), isEaten: false, note: 'Too much' },
    record(meal(item('banana', 1))),
  ])
  expect(followed).toEqual({ on: '2026-11-22', planned: 2, eaten: 1, swapped: 1 })
  expect(
    adherenceOf([followed, dayAdherence('2026-11-23', day, []), dayAdherence('2026-11-24', null, [])]),
  ).toEqual({ days: 2, told: 1, planned: 2, eaten: 1, swapped: 1 })
})

test('a swap replaces a planned food with an alternative, and only one that the plan names', () => {
  const lamb = { ...item('lamb', 80), alternatives: [{ food: 'tomato', portion: null, count: 200 }] }
  const eaten = (food: string) =>
    chosenMeal(meal(lamb), {
      ...{ meal: 'a', isEaten: true, note: '', entry: null, photoId: null },
      swaps: [{ item: lamb.id, food }],
    }).map((each) => [each.food, each.count])
  expect(eaten('tomato')).toEqual([['tomato', 200]])
  expect(eaten('banana')).toEqual([['lamb', 80]])
})
