import { beforeAll, expect, test } from 'vitest'
import { addFood, saveFood } from '#contract/foods/own.ts'
import { searchFoods } from '#contract/foods/search.ts'
import { makePlan, publishPlan, readWrittenPlan, savePlan } from '#contract/plans/authored-plans.ts'
import { readPlanDay } from '#contract/plans/meal-records.ts'
import { readPlan } from '#contract/plans/patient-plans.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, sara } from '#test/cast.ts'
import { join, type Person } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T06:00:00.000Z')
let layla: Person
let patient: Person
beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  patient = await join(app, sara)
  await putAppointment(app, { patient, dietitian: layla })
})

const idOf = async (q: string) => (await layla.call(searchFoods, { q })).body.foods[0]?.id ?? ''

const recipeOf = (
  nameEn: string,
  ingredients: { foodId: string; grams: number }[],
  steps: { stepsEn?: string; stepsAr?: string } = {},
) => ({
  nameEn,
  group: 'dishes' as const,
  recipe: { ingredients, yieldGrams: 500, ...steps },
  portions: [],
  allergens: [],
  marks: { halal: 'yes', vegetarian: 'yes', vegan: 'yes' } as const,
})

/** A published plan with these foods for its first meal. */
async function published(foods: readonly string[]): Promise<string> {
  const beginning = { from: 'empty', days: 1 } as const
  const { id } = (await layla.call(makePlan, { patient: patient.id, title: 'A week', beginning })).body
  const { document, dayVersions, head, headVersion } = (await layla.call(readWrittenPlan, { id })).body.plan
  const day = structuredClone(document.days[0]) ?? { note: '', meals: [] }
  for (const food of foods)
    day.meals[0]?.items.push({
      ...{ id: crypto.randomUUID(), food, portion: null, count: 100, alternatives: [], note: '' },
    })
  await layla.call(savePlan, {
    id,
    head: { version: headVersion, head: { ...head, startsOn: '2026-11-22' } },
    days: [{ number: 1, version: dayVersions[0] ?? 0, day }],
  })
  expect((await layla.call(publishPlan, { id })).status).toBe(200)
  return id
}

test('a patient reads the steps of our dishes in both languages, and what they are cooked from', async () => {
  const [soup, eggs] = [await idOf('Lentil soup'), await idOf('Egg, boiled')]
  const id = await published([soup, eggs])
  const { foods } = (await patient.call(readPlan, { id })).body.document
  const steps = foods[soup]?.madeOf?.steps
  expect(steps?.en.length).toBeGreaterThanOrEqual(3)
  expect(steps?.ar).toHaveLength(steps?.en.length ?? 0)
  expect(foods[soup]?.madeOf?.raw?.map(({ names }) => names.en)).toContain('Lemon')
  expect(foods[eggs]?.madeOf).toMatchObject({
    ingredients: [{ names: { en: 'Egg, raw' }, grams: 100, sold: { unit: 'piece' } }],
  })
  expect(foods[eggs]?.madeOf?.steps).toBeUndefined()
  const today = (await patient.call(readPlanDay, {})).body.followed
  expect(today?.foods[soup]?.madeOf?.steps).toEqual(steps)
  const kept = (await layla.call(readWrittenPlan, { id })).body.plan.document.foods
  expect(kept[soup]?.madeOf?.steps).toBeUndefined()
})

test('steps of a dietitian’s own recipe are stored line by line, and her patient reads them', async () => {
  const [rice, onion] = [await idOf('White rice, raw'), await idOf('Onion')]
  const form = recipeOf('My rice', [
    { foodId: rice, grams: 300 },
    { foodId: onion, grams: 50 },
  ])
  const { body } = await layla.call(addFood, {
    ...form,
    recipe: { ...form.recipe, stepsAr: '1. يُغسل الأرز.\n\n٢. يُقلّب البصل.\n- يُطهى الجميع.' },
  })
  expect(body.food.recipe?.steps).toEqual({
    en: [],
    ar: ['يُغسل الأرز.', 'يُقلّب البصل.', 'يُطهى الجميع.'],
  })
  const id = await published([body.food.id])
  const { foods } = (await patient.call(readPlan, { id })).body.document
  expect(foods[body.food.id]?.madeOf?.steps?.ar).toHaveLength(3)
  const saved = await layla.call(saveFood, { id: body.food.id, ...form })
  expect(saved.body.food.recipe?.steps).toBeUndefined()
  const tooLong = { ...form, recipe: { ...form.recipe, stepsEn: 'x'.repeat(3_001) } }
  expect((await layla.call(addFood, tooLong)).status).toBe(422)
})

test('a recipe with a dish of ours in it is bought in raw foods, even if recipes contain each other', async () => {
  const [soup, rice] = [await idOf('Lentil soup'), await idOf('White rice, raw')]
  const inner = (await layla.call(addFood, recipeOf('Inner', [{ foodId: soup, grams: 500 }]))).body.food.id
  const parts = [
    { foodId: inner, grams: 250 },
    { foodId: rice, grams: 250 },
  ]
  const outer = (await layla.call(addFood, recipeOf('Outer', parts))).body.food.id
  await layla.call(saveFood, {
    id: inner,
    ...recipeOf('Inner', [
      { foodId: soup, grams: 250 },
      { foodId: outer, grams: 250 },
    ]),
  })
  const id = await published([outer])
  const made = (await patient.call(readPlan, { id })).body.document.foods[outer]?.madeOf
  expect(made?.ingredients.map(({ foodId }) => foodId)).toEqual([inner, rice])
  const raw = new Map(made?.raw?.map(({ names, grams }) => [names.en, grams]))
  expect(raw.get('White rice, raw')).toBeCloseTo(250, 6)
  expect(raw.get('Lentils, dry')).toBeCloseTo((125 * 220) / 1_500, 6)
})
