import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nutrients } from '../foods/nutrients.ts'
import type { FoodFacts, KnownFoods, PlanDay } from './document.ts'
import { applySuggestion, distanceFrom, mostSuggestions, suggestChanges } from './suggest.ts'
import { noTargets, type Targets, targetKinds } from './targets.ts'
import { nutrientsOf } from './totals.ts'
import { warningsOf, watchedOf } from './warnings.ts'

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const food = (
  id: string,
  per100g: Partial<FoodFacts['per100g']>,
  of: Partial<FoodFacts> = {},
): FoodFacts => ({
  id,
  names: { en: id, ar: null },
  group: 'dairy',
  per100g: {
    ...(Object.fromEntries(nutrients.map((each) => [each, 0])) as FoodFacts['per100g']),
    ...per100g,
  },
  portions: [],
  edible: 1,
  allergens: [],
  marks: { halal: 'yes', vegetarian: 'yes', vegan: 'yes' },
  source: { key: 'nabta', reference: null, confidence: 'estimate', estimates: [], note: null },
  ...of,
})

const meal = (items: readonly { food: string; portion: string | null; count: number }[], at = 0) => ({
  ...{ id: uuid(500 + at), kind: 'lunch' as const, name: '', time: null, note: '', recipe: '' },
  items: items.map((item, place) => ({
    id: uuid(1_000 + at * 100 + place),
    ...item,
    alternatives: [],
    note: '',
  })),
})

const someFoods = fc
  .array(
    fc.record({
      energy: fc.integer({ min: 0, max: 600 }),
      protein: fc.integer({ min: 0, max: 40 }),
      sodium: fc.option(fc.integer({ min: 0, max: 1_500 })),
      sugars: fc.option(fc.integer({ min: 0, max: 60 })),
      group: fc.constantFrom('dairy' as const, 'grains' as const, 'spices' as const),
      allergens: fc.subarray(['milk', 'gluten', 'peanut'] as const),
      grams: fc.integer({ min: 5, max: 250 }),
    }),
    { minLength: 2, maxLength: 12 },
  )
  .map((given): KnownFoods => {
    const all = given.map(({ group, allergens, grams, ...per100g }, at) =>
      food(uuid(at), per100g, {
        ...{ group, allergens: [...allergens] },
        portions: at % 2 ? [{ id: 'cup', names: { en: 'cup', ar: null }, grams }] : [],
      }),
    )
    return Object.fromEntries(all.map((each) => [each.id, each]))
  })

const someDay = someFoods.chain((foods) =>
  fc.record({
    foods: fc.constant(foods),
    day: fc
      .array(
        fc.array(
          fc.record({
            at: fc.nat(Object.keys(foods).length - 1),
            count: fc.integer({ min: 1, max: 16 }),
          }),
          { maxLength: 5 },
        ),
        { maxLength: 4 },
      )
      .map(
        (meals): PlanDay => ({
          note: '',
          meals: meals.map((items, number) =>
            meal(
              items.map(({ at, count }) => {
                const portion = foods[uuid(at)]?.portions[0]?.id ?? null
                return { food: uuid(at), portion, count: portion ? count / 4 : count * 15 }
              }),
              number,
            ),
          ),
        }),
      ),
    targets: fc
      .record({
        energy: fc.integer({ min: 200, max: 2_500 }),
        protein: fc.integer({ min: 0, max: 150 }),
        sodium: fc.integer({ min: 0, max: 2_500 }),
      })
      .map(
        ({ energy, protein, sodium }): Targets => ({
          ...noTargets,
          energy: { least: energy, most: energy + 150 },
          protein: { least: protein, most: null },
          sodium: { least: null, most: sodium },
        }),
      ),
  }),
)

const watched = watchedOf({ allergies: 'Peanuts', conditions: 'Hypertension', preferences: null })

/** Adds the numbers one by one, as a pocket calculator would. */
function naive(foods: KnownFoods, day: PlanDay) {
  const totals = Object.fromEntries(targetKinds.map((kind) => [kind, 0])) as Record<
    (typeof targetKinds)[number],
    number
  >
  for (const item of day.meals.flatMap(({ items }) => items))
    for (const kind of targetKinds) totals[kind] += nutrientsOf(foods, item)?.[kind] ?? 0
  return totals
}

const warned = (foods: KnownFoods, day: PlanDay) =>
  day.meals.flatMap(({ items }) =>
    items.filter((item) => warningsOf(foods[item.food] as FoodFacts, watched).length > 0),
  )

test('every suggestion brings a day nearer to its targets, by the numbers that it states, and removes no meal', () => {
  fc.assert(
    fc.property(someDay, ({ foods, day, targets }) => {
      const suggestions = suggestChanges(day, foods, targets, watched)
      expect(suggestChanges(day, foods, targets, watched)).toEqual(suggestions)
      expect(suggestions.length).toBeLessThanOrEqual(mostSuggestions)
      let now = day
      for (const suggestion of suggestions) {
        const next = applySuggestion(now, suggestion)
        const [before, after] = [naive(foods, now), naive(foods, next)]
        expect(distanceFrom(targets, after)).toBeLessThan(distanceFrom(targets, before))
        for (const { kind, from, to } of suggestion.effects) {
          expect(from).toBeCloseTo(before[kind], 6)
          expect(to).toBeCloseTo(after[kind], 6)
        }
        now = next
      }
      expect(now.meals.map(({ items }) => items.length)).toEqual(day.meals.map(({ items }) => items.length))
      expect(now.meals.every(({ items }) => items.every(({ count }) => count > 0))).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('a food with a warning is never added or increased', () => {
  fc.assert(
    fc.property(someDay, ({ foods, day, targets }) => {
      const after = suggestChanges(day, foods, targets, watched).reduce(applySuggestion, day)
      const before = new Map(warned(foods, day).map((item) => [item.id, item]))
      for (const { id, food, count } of warned(foods, after)) {
        expect(before.get(id)?.food).toBe(food)
        expect(count).toBeLessThanOrEqual(before.get(id)?.count ?? 0)
      }
    }),
    { numRuns: 500 },
  )
})

test('a salty cheese is replaced by the one with less salt, not by an allergen or by anything raw', () => {
  const salty = food('salty', { energy: 300, protein: 20, sodium: 1_500 })
  const mild = food('mild', { energy: 300, protein: 20, sodium: 300 })
  const nutty = food('before: nutty', { energy: 300, protein: 20, sodium: 0 }, { allergens: ['peanut'] })
  const raw = food('before: raw', { energy: 300, protein: 20 }, { names: { en: 'Cheese, raw', ar: null } })
  const foods = Object.fromEntries([salty, mild, nutty, raw].map((each) => [each.id, each]))
  const day = { note: '', meals: [meal([{ food: 'salty', portion: null, count: 100 }])] }
  const targets = {
    ...noTargets,
    energy: { least: 290, most: 310 },
    sodium: { least: null, most: 600 },
  }
  const [first] = suggestChanges(day, foods, targets, watched)
  expect(first).toMatchObject({
    to: { food: 'mild', portion: null, count: 100 },
    effects: [{ kind: 'sodium', from: 1_500, to: 300 }],
  })
})

test('a day within its targets is left unchanged', () => {
  const foods = { oats: food('oats', { energy: 380 }) }
  const day = { note: '', meals: [meal([{ food: 'oats', portion: null, count: 100 }])] }
  const targets = { ...noTargets, energy: { least: 300, most: 400 } }
  expect(suggestChanges(day, foods, targets, watched)).toEqual([])
})
