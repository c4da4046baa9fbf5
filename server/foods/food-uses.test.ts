import { beforeAll, expect, test } from 'vitest'
import { searchFoods } from '#contract/foods/search.ts'
import { makePlan, readWrittenPlan, savePlan } from '#contract/plans/authored-plans.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, sara } from '#test/cast.ts'
import { join, type Person } from '#test/people.ts'
import { sumFoodUses } from './food-uses.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
let layla: Person
let fahad: Person
let person: Person

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  person = await join(app, sara)
  await putAppointment(app, { patient: person, dietitian: layla })
})

const foodsFor = async (q: string, who = layla) => (await who.call(searchFoods, { q })).body.foods
const firstFor = async (q: string, who = layla) => (await foodsFor(q, who))[0]?.names.en
const usesOf = (food: string) =>
  app.rows('select dietitian_id, times from food_uses where food_id = $1', [food])

/** A plan of Dr Layla, begun with two empty days or from another plan. */
async function begin(from?: string): Promise<string> {
  const beginning = from ? ({ from: 'plan', plan: from } as const) : ({ from: 'empty', days: 2 } as const)
  return (await layla.call(makePlan, { patient: person.id, title: 'A week', beginning })).body.id
}

async function feed(id: string, food: string, number = 1) {
  const { document, dayVersions } = (await layla.call(readWrittenPlan, { id })).body.plan
  const day = structuredClone(document.days[number - 1]) ?? { note: '', meals: [] }
  const item = { id: crypto.randomUUID(), food, portion: null, count: 50, alternatives: [], note: '' }
  day.meals[0]?.items.push(item)
  return layla.call(savePlan, { id, days: [{ number, version: dayVersions[number - 1] ?? 0, day }] })
}

test('among equally close foods, those come first that the dietitian, and then all dietitians, have put into plans', async () => {
  expect(await firstFor('tortilla')).toBe('Corn tortilla')
  const [flour] = await foodsFor('flour tortilla')
  expect((await feed(await begin(), flour?.id ?? '')).status).toBe(200)
  expect(await firstFor('tortilla')).toBe('Flour tortilla')
  expect(await firstFor('tortilla', fahad)).toBe('Corn tortilla')
  await sumFoodUses(app.house)
  expect(await firstFor('tortilla', fahad)).toBe('Flour tortilla')
  await app.rows('delete from food_uses')
  await sumFoodUses(app.house)
  expect(await firstFor('tortilla', fahad)).toBe('Corn tortilla')
})

test('a food counts once for each plan that gets it, however often it is in the plan', async () => {
  const [okra] = await foodsFor('okra')
  const id = await begin()
  await feed(id, okra?.id ?? '')
  await feed(id, okra?.id ?? '')
  await feed(id, okra?.id ?? '', 2)
  expect(await usesOf(okra?.id ?? '')).toEqual([{ dietitian_id: layla.id, times: 1 }])
  await begin(id)
  expect(await usesOf(okra?.id ?? '')).toEqual([{ dietitian_id: layla.id, times: 2 }])
})

test('a plan that is refused counts nothing', async () => {
  const [kale] = await foodsFor('kale')
  const id = await begin()
  const [day] = (await layla.call(readWrittenPlan, { id })).body.plan.document.days
  const meals = day?.meals.map((meal) => ({
    ...meal,
    items: [
      { id: crypto.randomUUID(), food: kale?.id ?? '', portion: null, count: 50, alternatives: [], note: '' },
    ],
  }))
  const late = { number: 1, version: 7, day: { note: '', meals: meals ?? [] } }
  expect((await layla.call(savePlan, { id, days: [late] })).status).toBe(412)
  expect(await usesOf(kale?.id ?? '')).toEqual([])
})
