import type { FoodFacts, PlanDay } from '#contract/plans/document.ts'
import { noTargets } from '#contract/plans/targets.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { mealBinding } from '#server/plans/following/meal-records.ts'
import { basketBinding } from '#server/plans/following/shopping.ts'
import { storePlan } from '#server/plans/make-plan.ts'
import { storeVersion } from '#server/plans/publish-plan.ts'
import { planTemplateBinding } from '#server/plans/templates.ts'

/** The ids of a published plan, a draft, and a template. */
export type PlanFixtures = { plan: string; planDraft: string; planTemplate: string }

export const bread: FoodFacts = {
  id: '0b0e0d05-0000-4000-8000-000000000001',
  names: { en: 'Bread', ar: 'خبز' },
  group: 'bread',
  per100g: {
    energy: 265,
    protein: 9,
    carbohydrate: 49,
    fat: 3.2,
    saturates: 0.7,
    fibre: 2.7,
    sugars: 5,
    sodium: 491,
    potassium: null,
    calcium: null,
    iron: null,
    magnesium: null,
    vitaminA: null,
    vitaminC: null,
    vitaminD: null,
    vitaminB12: null,
    folate: null,
  },
  portions: [{ id: 'loaf', names: { en: 'Loaf', ar: 'رغيف' }, grams: 90 }],
  edible: 1,
  sold: { unit: 'loaf', grams: 90 },
  allergens: ['gluten'],
  marks: { halal: 'yes', vegetarian: 'yes', vegan: 'yes' },
  source: { key: 'nabta', reference: null, confidence: 'estimate', estimates: [], note: null },
}

export const breakfast = (note = ''): PlanDay => ({
  note: '',
  meals: [
    {
      id: '3ea10000-0000-4000-8000-000000000001',
      kind: 'breakfast',
      name: '',
      time: '07:30',
      note,
      recipe: '',
      items: [
        {
          id: '17e30000-0000-4000-8000-000000000001',
          food: bread.id,
          portion: 'loaf',
          count: 1,
          alternatives: [],
          note: '',
        },
      ],
    },
  ],
})

type Sides = { patient: { id: string }; dietitian: { id: string } }

export async function makePlanFixtures(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  { patient, dietitian }: Sides,
  fresh: () => Promise<string>,
  now: Date,
  note?: string,
): Promise<PlanFixtures> {
  const key = await ensurePersonKey(tx, keys, patient.id, now)
  const head = { title: 'A week at home', intro: '', startsOn: null, repeats: true, targets: noTargets }
  const foods = { [bread.id]: bread }
  const days = [breakfast(note)]
  const [plan, planDraft, planTemplate] = [await fresh(), await fresh(), await fresh()]
  for (const id of [plan, planDraft])
    await storePlan(tx, key, { id, patient: patient.id, dietitian: dietitian.id }, { head, days, foods }, now)
  await storeVersion(
    tx,
    key,
    { id: plan, version: 1 },
    { head, document: { days, foods }, fasting: null },
    now,
  )
  const meal = '3ea10000-0000-4000-8000-000000000001'
  const on = now.toISOString().slice(0, 10)
  await tx
    .insertInto('nutrition_plan_meals')
    .values({
      ...{ plan_id: plan, meal_id: meal, user_id: patient.id, eaten_on: on, entry_id: null, changed_at: now },
      meal_sealed: sealJson(
        key,
        { eaten: true, swaps: [], note: note ?? 'With tea' },
        mealBinding(plan, on, meal),
      ),
    })
    .execute()
  await tx
    .insertInto('nutrition_plan_baskets')
    .values({
      ...{ plan_id: plan, user_id: patient.id, changed_at: now },
      basket_sealed: sealJson(key, { days: 7, people: 2, ticked: [bread.id] }, basketBinding(plan)),
    })
    .execute()
  const own = await ensurePersonKey(tx, keys, dietitian.id, now)
  await tx
    .insertInto('nutrition_plan_templates')
    .values({
      id: planTemplate,
      dietitian_id: dietitian.id,
      template_sealed: sealJson(
        own,
        { name: 'A quiet week', days, foods },
        planTemplateBinding(planTemplate),
      ),
      saved_at: now,
    })
    .execute()
  return { plan, planDraft, planTemplate }
}
