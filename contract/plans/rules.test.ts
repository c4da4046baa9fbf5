import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nutrients } from '../foods/nutrients.ts'
import { changesBetween } from './changes.ts'
import { dayOn, type FoodFacts, type KnownFoods, type PlanDay } from './document.ts'
import { energyNeed, gramsOfShare, positionToTarget, restingEnergy, shareOfGrams } from './targets.ts'
import { countOfEqualEnergy, totalOfDay, totalOfDays, totalOfMeal } from './totals.ts'
import { warningsOf, watchedOf } from './warnings.ts'

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const per100g = fc.record(
  Object.fromEntries(
    nutrients.map((nutrient) => {
      const amount = fc.double({ min: 0, max: nutrient === 'energy' ? 900 : 100, noNaN: true })
      const isKnown = ['energy', 'protein', 'carbohydrate', 'fat'].includes(nutrient)
      return [nutrient, isKnown ? amount : fc.option(amount)]
    }),
  ),
) as fc.Arbitrary<FoodFacts['per100g']>

const food = (id: string, of: Partial<FoodFacts> = {}): FoodFacts => ({
  id,
  names: { en: id, ar: null },
  group: 'other',
  per100g: Object.fromEntries(nutrients.map((each) => [each, 0])) as FoodFacts['per100g'],
  portions: [],
  edible: 1,
  allergens: [],
  marks: { halal: 'yes', vegetarian: 'yes', vegan: 'yes' },
  source: { key: 'nabta', reference: null, confidence: 'estimate', estimates: [], note: null },
  ...of,
})

const somePlan = fc
  .array(fc.record({ per100g, grams: fc.integer({ min: 1, max: 400 }) }), { minLength: 1, maxLength: 12 })
  .chain((given) => {
    const foods: KnownFoods = Object.fromEntries(
      given.map(({ per100g, grams }, at) => [
        uuid(at),
        food(uuid(at), { per100g, portions: [{ id: 'cup', names: { en: 'Cup', ar: null }, grams }] }),
      ]),
    )
    const amount = fc.record({
      food: fc.integer({ min: 0, max: given.length - 1 }).map(uuid),
      portion: fc.constantFrom(null, 'cup'),
      count: fc.double({ min: 0.25, max: 500, noNaN: true }),
    })
    const item = fc.record({
      id: fc.uuid(),
      alternatives: fc.array(amount, { maxLength: 2 }),
      note: fc.constant(''),
      of: amount,
    })
    const meal = fc.record({
      id: fc.uuid(),
      kind: fc.constant('other' as const),
      name: fc.constant(''),
      time: fc.constant(null),
      note: fc.constant(''),
      recipe: fc.constant(''),
      items: fc.array(
        item.map(({ of, ...rest }) => ({ ...rest, ...of })),
        { maxLength: 6 },
      ),
    })
    const day = fc.record({ note: fc.constant(''), meals: fc.array(meal, { maxLength: 5 }) })
    return fc.record({ foods: fc.constant(foods), days: fc.array(day, { minLength: 1, maxLength: 7 }) })
  })

/** Adds the numbers one by one, as a pocket calculator would. */
function naive(foods: KnownFoods, days: readonly PlanDay[], nutrient: 'energy' | 'protein' | 'sodium') {
  let sum = 0
  for (const { meals } of days)
    for (const { items } of meals)
      for (const { food, portion, count } of items) {
        const facts = foods[food]
        const grams = portion === null ? count : count * (facts?.portions[0]?.grams ?? 0)
        sum += ((facts?.per100g[nutrient] ?? 0) * grams) / 100
      }
  return sum
}

test('totals of 1,000 random plans match their foods, to 1 kcal and 0.1 g', () => {
  fc.assert(
    fc.property(somePlan, ({ foods, days }) => {
      const whole = totalOfDays(foods, days)
      const ofDays = days.map((day) => totalOfDay(foods, day))
      const ofMeals = days.flatMap(({ meals }) => meals.map((meal) => totalOfMeal(foods, meal)))
      for (const [nutrient, within] of [
        ['energy', 1],
        ['protein', 0.1],
        ['sodium', 0.1],
      ] as const) {
        const wanted = naive(foods, days, nutrient)
        expect(Math.abs((whole.nutrients[nutrient] ?? 0) - wanted)).toBeLessThan(within)
        for (const parts of [ofDays, ofMeals]) {
          const sum = parts.reduce((total, { nutrients }) => total + (nutrients[nutrient] ?? 0), 0)
          expect(Math.abs(sum - wanted)).toBeLessThan(within)
        }
      }
    }),
    { numRuns: 1_000 },
  )
})

test('a sum with an unknown part is marked as a minimum', () => {
  const foods = {
    [uuid(1)]: food(uuid(1), { per100g: { ...food('').per100g, fibre: 4 } }),
    [uuid(2)]: food(uuid(2), { per100g: { ...food('').per100g, fibre: null } }),
  }
  const item = (at: number) => ({
    id: uuid(at),
    food: uuid(at),
    portion: null,
    count: 50,
    alternatives: [],
    note: '',
  })
  const { nutrients: total, atLeast } = totalOfMeal(foods, { items: [item(1), item(2)] })
  expect([total.fibre, atLeast]).toEqual([2, ['fibre']])
})

test('energy at rest matches the published formulas', () => {
  const body = { age: 30, weightKg: 70, heightCm: 170 }
  expect(restingEnergy('mifflin_st_jeor', { ...body, sex: 'male' })).toBe(1617.5)
  expect(restingEnergy('mifflin_st_jeor', { ...body, sex: 'female' })).toBe(1451.5)
  expect(restingEnergy('harris_benedict', { ...body, sex: 'male' })).toBeCloseTo(1671.67, 1)
  expect(restingEnergy('harris_benedict', { ...body, sex: 'female' })).toBeCloseTo(1491.64, 1)
  const basis = { formula: 'mifflin_st_jeor', ...body, sex: 'male', activity: 'light', change: -500 } as const
  expect(energyNeed(basis)).toBeCloseTo(1617.5 * 1.55 - 500)
  expect([energyNeed({ ...basis, age: null }), energyNeed({ ...basis, formula: 'by_hand' })]).toEqual([
    null,
    null,
  ])
  expect(shareOfGrams('fat', 1800, gramsOfShare('fat', 1800, 30))).toBeCloseTo(30)
})

test('a value shown as within a target is within it', () => {
  const aim = { least: 1700, most: 1900 }
  expect([1699.4, 1699.6, 1900.4, 1900.6].map((value) => positionToTarget(aim, value))).toEqual([
    'under',
    'within',
    'within',
    'over',
  ])
  expect([positionToTarget(null, 3), positionToTarget({ least: null, most: null }, 3)]).toEqual([null, null])
})

test('allergies, diets and conditions are recognised in free text, in either language', () => {
  const feta = food(uuid(1), {
    allergens: ['milk'],
    marks: { halal: 'yes', vegetarian: 'depends', vegan: 'no' },
    per100g: { ...food('').per100g, sodium: 917, sugars: 4 },
  })
  const told = { allergies: 'حساسية الحليب', conditions: 'ارتفاع ضغط الدم، سكري', preferences: 'vegan' }
  expect(warningsOf(feta, watchedOf(told))).toEqual([
    { kind: 'allergen', allergen: 'milk' },
    { kind: 'diet', diet: 'vegan', isCertain: true },
    { kind: 'salty', sodium: 917 },
  ])
  const nothing = { allergies: null, conditions: null, preferences: 'omnivore' }
  expect(warningsOf(feta, watchedOf(nothing))).toEqual([])
  expect(watchedOf({ ...nothing, conditions: 'Low blood pressure' }).conditions).toEqual([])
  expect(watchedOf({ ...nothing, conditions: 'Celiac disease' }).allergens).toEqual(['gluten'])
  const dates = food(uuid(2), { per100g: { ...food('').per100g, sugars: 63 } })
  const juice = food(uuid(3), { group: 'drinks', per100g: { ...food('').per100g, sugars: 12 } })
  const diabetic = watchedOf({ ...nothing, conditions: 'Type 2 diabetes' })
  expect([dates, juice, feta].map((each) => warningsOf(each, diabetic).length)).toEqual([1, 1, 0])
})

test('an exchanged food has the same energy, in an amount that a kitchen can measure', () => {
  const foods = {
    [uuid(1)]: food(uuid(1), { per100g: { ...food('').per100g, energy: 260 } }),
    [uuid(2)]: food(uuid(2), {
      per100g: { ...food('').per100g, energy: 130 },
      portions: [{ id: 'cup', names: { en: 'Cup', ar: null }, grams: 160 }],
    }),
    [uuid(3)]: food(uuid(3)),
  }
  const bread = { food: uuid(1), portion: null, count: 90 }
  expect(countOfEqualEnergy(foods, bread, { food: uuid(2), portion: null })).toBe(180)
  expect(countOfEqualEnergy(foods, bread, { food: uuid(2), portion: 'cup' })).toBe(1.25)
  expect(countOfEqualEnergy(foods, bread, { food: uuid(3), portion: null })).toBeNull()
})

test('the day of a plan follows the calendar, and repeats if the plan does', () => {
  const plan = { startsOn: '2026-11-22', repeats: true }
  expect(['2026-11-21', '2026-11-22', '2026-11-28', '2026-11-29'].map((on) => dayOn(plan, 7, on))).toEqual([
    null,
    0,
    6,
    0,
  ])
  expect(dayOn({ ...plan, repeats: false }, 7, '2026-11-29')).toBeNull()
})

test('a new version lists its changes, and nothing else', () => {
  const item = { id: uuid(1), food: uuid(9), portion: null, count: 100, alternatives: [], note: '' }
  const meal = {
    id: uuid(2),
    kind: 'lunch' as const,
    name: '',
    time: '13:00',
    note: '',
    recipe: '',
    items: [item],
  }
  const before = { days: [{ note: '', meals: [meal] }], foods: {} }
  expect(changesBetween(before, before)).toEqual([])
  const after = {
    foods: {},
    days: [
      {
        note: '',
        meals: [
          {
            ...meal,
            time: '14:00',
            items: [
              { ...item, count: 150 },
              { ...item, id: uuid(3) },
            ],
          },
        ],
      },
      { note: '', meals: [] },
    ],
  }
  expect(changesBetween(before, after).map(({ kind }) => kind)).toEqual([
    'meal_time',
    'item_changed',
    'item_added',
    'day_added',
  ])
  expect(changesBetween(after, before).map(({ kind }) => kind)).toEqual([
    'meal_time',
    'item_changed',
    'item_removed',
    'day_removed',
  ])
})
