import { beforeEach, expect, test } from 'vitest'
import { addDays, type Day } from '#contract/days.ts'
import { searchFoods } from '#contract/foods/search.ts'
import { nextRamadan } from '#contract/next-ramadan.ts'
import {
  listWrittenPlans,
  makePlan,
  publishPlan,
  readWrittenPlan,
  savePlan,
} from '#contract/plans/authored-plans.ts'
import { readPlanDay } from '#contract/plans/meal-records.ts'
import { listPlans } from '#contract/plans/patient-plans.ts'
import { ramadanDay } from '#contract/plans/ramadan-day.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, sara } from '#test/cast.ts'
import { agreeToHealth } from '#test/health/health-fixtures.ts'
import { join, type Person, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const today: Day = '2026-11-22'
const now = `${today}T09:00:00.000Z`
const { from: firstDay, to: lastDay } = nextRamadan(today)
const eid = addDays(lastDay, 1)
let layla: Person
let person: Person
let foods: { labneh: string; dates: string }

beforeEach(async () => {
  app.at(now)
  layla = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  person = await join(app, { ...sara, email: unique(sara.email) })
  await putAppointment(app, { patient: person, dietitian: layla })
  await agreeToHealth(app, person)
  const find = async (q: string, name: RegExp) => {
    const found = (await layla.call(searchFoods, { q })).body.foods
    return found.find(({ names }) => name.test(names.en ?? ''))?.id ?? ''
  }
  foods = { labneh: await find('labneh', /labneh/i), dates: await find('dates', /^dates/i) }
})

/** A plan that repeats, with a breakfast of labneh and dates. */
async function written(startsOn: Day | null = today, repeats = true) {
  const beginning = { from: 'empty', days: 1 } as const
  const { id } = (await layla.call(makePlan, { patient: person.id, title: 'Every day', beginning })).body
  const { head, headVersion, document, dayVersions } = (await layla.call(readWrittenPlan, { id })).body.plan
  const day = structuredClone(document.days[0]) ?? { note: '', meals: [] }
  day.meals[0]?.items.push(
    ...[foods.labneh, foods.dates].map((food) => ({
      ...{ id: crypto.randomUUID(), food, portion: null, count: 60 },
      ...{ alternatives: [], note: '' },
    })),
  )
  const { status } = await layla.call(savePlan, {
    id,
    head: { version: headVersion, head: { ...head, startsOn, repeats } },
    days: [{ number: 1, version: dayVersions[0] ?? 0, day }],
  })
  expect(status).toBe(200)
  return id
}
const publish = (id: string, more = {}) => layla.call(publishPlan, { id, ...more })
const turned = (plan: string, more = {}) =>
  layla.call(makePlan, {
    patient: person.id,
    title: 'Every day (Ramadan)',
    beginning: {
      from: 'ramadan',
      plan,
      city: 'riyadh',
      startsOn: firstDay,
      endsOn: eid,
      turned: [1],
      ...more,
    },
  })
const followedOn = async (on: Day) => {
  const { followed } = (await person.call(readPlanDay, { on })).body
  return followed && { id: followed.plan.id, number: followed.number }
}

test('a plan for Ramadan is a copy that takes over on its first day and hands back after Eid', async () => {
  const plan = await written()
  expect((await publish(plan)).status).toBe(200)
  const { id } = (await turned(plan)).body
  const copy = (await layla.call(readWrittenPlan, { id })).body.plan
  expect(copy.head).toMatchObject({ startsOn: firstDay, endsOn: eid, repeats: true })
  expect(copy.document.days[0]?.meals.map(({ kind }) => kind)).toEqual(['suhoor', 'iftar', 'late'])
  expect(await followedOn(today)).toEqual({ id: plan, number: 1 })

  expect((await publish(id)).status).toBe(200)
  for (const [on, followed] of [
    [today, plan],
    [addDays(firstDay, -1), plan],
    [firstDay, id],
    [lastDay, id],
    [eid, id],
    [addDays(eid, 1), plan],
  ] as const)
    expect(await followedOn(on), on).toEqual({ id: followed, number: 1 })
  expect((await person.call(listPlans, {})).body.plans.map(({ isInForce }) => isInForce)).toEqual([
    true,
    true,
  ])

  // A new lasting plan ends the previous one, but not a temporary one that has yet to begin.
  const next = await written()
  expect((await publish(next)).status).toBe(200)
  expect([await followedOn(today), await followedOn(firstDay)]).toEqual([
    { id: next, number: 1 },
    { id, number: 1 },
  ])
  const states = (await layla.call(listWrittenPlans, {})).body.plans.map((each) => [each.id, each.state])
  expect(Object.fromEntries(states)).toEqual({ [plan]: 'ended', [id]: 'published', [next]: 'published' })
})

test('dates move to iftar, whichever meal they were in, and everything else keeps its place', async () => {
  const plan = await written()
  const { id } = (await turned(plan)).body
  const { meals = [] } = (await layla.call(readWrittenPlan, { id })).body.plan.document.days[0] ?? {}
  expect(meals.map(({ kind, items }) => [kind, items.map(({ food }) => food)])).toEqual([
    ['suhoor', [foods.labneh]],
    ['iftar', [foods.dates]],
    ['late', []],
  ])
})

test('if no meal becomes iftar, one is made of the dates alone', () => {
  const [dates, bread] = [crypto.randomUUID(), crypto.randomUUID()]
  const item = (food: string) => ({
    ...{ id: crypto.randomUUID(), food, portion: null, count: 1, alternatives: [], note: '' },
  })
  const meal = {
    ...{ id: crypto.randomUUID(), kind: 'breakfast' as const, name: '', time: '07:00' },
    ...{ note: '', recipe: '', items: [item(dates), item(bread)] },
  }
  const known = {
    [dates]: { names: { en: 'Dates, medjool' } },
    [bread]: { names: { en: 'Bread with dates' } },
  }
  const day = ramadanDay(
    { note: '', meals: [meal] },
    { suhoor: '04:00', iftar: '18:00', late: '21:30' },
    known as never,
  )
  expect(day?.meals.map(({ kind, items }) => [kind, ...items.map(({ food }) => food)])).toEqual([
    ['suhoor', bread],
    ['iftar', dates],
  ])
  expect(new Set(day?.meals.map(({ id }) => id)).size).toBe(2)
})

test('a publication that leaves days without a plan warns first', async () => {
  const plan = await written()
  await publish(plan)
  const later = await written(firstDay)
  expect((await publish(later)).body.error.code).toBe('plan_leaves_days_empty')
  expect(await followedOn(today)).toEqual({ id: plan, number: 1 })
  const once = await written(today, false)
  expect((await publish(once)).body.error.code).toBe('plan_leaves_days_empty')
  expect((await publish(later, { leavesDaysEmpty: true })).status).toBe(200)
  expect(await followedOn(today)).toEqual({ id: later, number: null })
})

test('a copy for Ramadan is made only of the dietitian’s own plan, and ends no earlier than it begins', async () => {
  const plan = await written()
  expect((await turned(plan, { endsOn: addDays(firstDay, -1) })).status).toBe(422)
  expect((await turned('01990000-0000-7000-8000-000000000000')).status).toBe(404)
})
