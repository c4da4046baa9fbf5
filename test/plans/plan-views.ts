import { noNutrients } from '#contract/foods/nutrients.ts'
import type { FoodFacts, Item, PlanDocument } from '#contract/plans/document.ts'
import type { PatientPlan, readPlan } from '#contract/plans/patient-plans.ts'
import { noTargets } from '#contract/plans/targets.ts'
import type { OutputOf } from '#contract/route.ts'
import { idOf } from '../dom/people.ts'

/** A food as a plan stores it. */
export const foodView = (number: number, en: string, facts: Partial<FoodFacts> = {}): FoodFacts => ({
  id: idOf(number),
  names: { en, ar: null },
  group: 'grains',
  per100g: { ...noNutrients, energy: 100 },
  portions: [],
  edible: 1,
  allergens: [],
  marks: { halal: 'yes', vegetarian: 'yes', vegan: 'yes' },
  source: { key: 'nabta', reference: null, confidence: 'estimate', estimates: [], note: null },
  ...facts,
})

/** A hundred grams of a food, or of the other ones. */
export const itemView = (number: number, food: FoodFacts, ...others: FoodFacts[]): Item => ({
  ...{ id: idOf(number), food: food.id, portion: null, count: 100, note: '' },
  alternatives: others.map(({ id }) => ({ food: id, portion: null, count: 100 })),
})

/** The id of the only meal. */
export const lunch = idOf(50)

/** A plan with one day that repeats, with these items for lunch. */
export function planView(
  foods: readonly FoodFacts[],
  items: readonly Item[],
): OutputOf<typeof readPlan> & { plan: PatientPlan; document: PlanDocument } {
  const schedule = { startsOn: '2026-11-20', repeats: true, endsOn: null }
  return {
    plan: {
      id: idOf(40),
      dietitian: { id: idOf(902), name: 'Dr. Layla Al-Harbi', otherName: null },
      title: 'A week at home',
      days: 1,
      isInForce: true,
      version: 1,
      publishedAt: '2026-11-19T09:00:00.000Z',
      ...schedule,
      isUnreadable: false,
    },
    head: { title: 'A week at home', intro: '', ...schedule, targets: noTargets },
    document: {
      days: [
        {
          note: '',
          meals: [
            {
              ...{ id: lunch, kind: 'lunch', name: '', time: '13:30', note: '', recipe: '' },
              items: [...items],
            },
          ],
        },
      ],
      foods: Object.fromEntries(foods.map((food) => [food.id, food])),
    },
    before: null,
    about: { allergies: null, conditions: null, preferences: null },
  }
}
