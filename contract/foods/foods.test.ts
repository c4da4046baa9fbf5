import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Allergen, allergensIn } from './allergens.ts'
import { type Food, food } from './food.ts'
import {
  addUp,
  energyByFactors,
  type Nutrients,
  noNutrients,
  nutrients,
  ofAmount,
  sumOf,
} from './nutrients.ts'

describe('nutrients', () => {
  const some = (values: Partial<Nutrients>): Nutrients => ({ ...noNutrients, ...values })

  test('an unknown part makes a sum a minimum', () => {
    const sum = sumOf([some({ energy: 100, iron: 2 }), some({ energy: 50, iron: null })])
    expect([sum.nutrients.energy, sum.nutrients.iron, sum.atLeast]).toEqual([150, 2, ['iron']])
    expect(addUp([sum, sumOf([some({ iron: 1 })])])).toMatchObject({
      nutrients: { iron: 3 },
      atLeast: ['iron'],
    })
  })

  test('a value that no part states is unknown, and an empty sum is zero', () => {
    const sum = sumOf([some({ iron: null }), some({ iron: null })])
    expect([sum.nutrients.iron, sum.atLeast]).toEqual([null, []])
    expect(sumOf([])).toEqual({ nutrients: noNutrients, atLeast: [] })
  })

  test('amounts add up as grams do, and sums of sums as sums', () => {
    const figure = fc.double({ min: 0, max: 900, noNaN: true })
    const unknown = fc.option(figure)
    const food = fc.record(
      Object.fromEntries(nutrients.map((nutrient, at) => [nutrient, at < 4 ? figure : unknown])) as Record<
        keyof Nutrients,
        fc.Arbitrary<number>
      >,
    ) as fc.Arbitrary<Nutrients>
    fc.assert(
      fc.property(fc.array(fc.tuple(food, figure), { maxLength: 12 }), fc.nat(12), (parts, cut) => {
        const amounts = parts.map(([each, grams]) => ofAmount(each, grams))
        const whole = sumOf(amounts)
        const halves = addUp([sumOf(amounts.slice(0, cut)), sumOf(amounts.slice(cut))])
        for (const nutrient of nutrients) {
          const naive = parts.reduce((sum, [each, grams]) => sum + ((each[nutrient] ?? 0) / 100) * grams, 0)
          expect(whole.nutrients[nutrient] ?? 0).toBeCloseTo(naive, 6)
          expect(halves.nutrients[nutrient] ?? 0).toBeCloseTo(naive, 6)
        }
        expect(new Set(halves.atLeast).isSupersetOf(new Set(whole.atLeast))).toBe(true)
      }),
    )
  })

  test('energy by factors counts fibre at half, and alcohol if there is any', () => {
    expect(energyByFactors({ protein: 10, carbohydrate: 20, fat: 5, fibre: 4 })).toBe(157)
    expect(energyByFactors({ protein: 0, carbohydrate: 0, fat: 0, fibre: null }, 10)).toBe(70)
  })
})

describe('allergens in free text', () => {
  const cases: [string, Allergen[]][] = [
    ['حساسية الفول السوداني', ['peanut']],
    ['lactose', ['milk']],
    ['Peanuts', ['peanut']],
    ['Peanut butter and tree nuts', ['peanut', 'nuts']],
    ['عندي حساسية للبيض والمكسرات', ['egg', 'nuts']],
    ['حساسية للبن', ['milk']],
    ['الألبان ومشتقاتها', ['milk']],
    ['ألبان', ['milk']],
    ['اللوز، الجوز', ['nuts']],
    ['فستق الحقل', ['peanut']],
    ['جوز الهند', []],
    ['coconut milk', []],
    ['coconut, milk', ['milk']],
    ['egg plant, nutmeg', []],
    ['سمسم وطحينة', ['sesame']],
    ['الروبيان والأسماك', ['fish', 'crustaceans']],
    ['seafood', ['fish', 'crustaceans', 'molluscs']],
    ['المأكولات البحرية', ['fish', 'crustaceans', 'molluscs']],
    ['Coeliac disease', ['gluten']],
    ['حساسية القمح (سيلياك)', ['gluten']],
    ['soya', ['soy']],
    ['E220, sulfites', ['sulphites']],
    ['الخردل والكرفس والترمس', ['celery', 'mustard', 'lupin']],
    ['Penicillin', []],
    ['لا يوجد', []],
    ['فول مدمس', []],
    ['', []],
  ]
  test.each(cases)('%s', (text, named) => {
    expect(allergensIn(text)).toEqual(named)
  })
})

test('a food lists its unknown values, and none of its values is negative', () => {
  const one: Food = {
    id: '00000000-0000-4000-8000-000000000001',
    names: { en: 'Rice', ar: null },
    group: 'grains',
    per100g: { ...noNutrients, iron: null },
    portions: [],
    edible: 1,
    allergens: [],
    marks: { halal: 'yes', vegetarian: 'yes', vegan: 'yes' },
    source: { key: 'own', reference: null, confidence: 'estimate', estimates: [], note: null },
    recipe: null,
    owner: 'mine',
  }
  const is = (values: object) => food.safeParse({ ...one, per100g: { ...one.per100g, ...values } }).success
  expect([is({}), is({ energy: null }), is({ fat: -1 }), is({ salt: 1 })]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
