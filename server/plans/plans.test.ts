import { beforeAll, expect, test } from 'vitest'
import { searchFoods } from '#contract/foods/search.ts'
import { listReadings, saveSharing } from '#contract/health/sharing.ts'
import { listNotifications } from '#contract/notifications/list.ts'
import {
  endPlan,
  listPlanVersions,
  listWrittenPlans,
  makePlan,
  publishPlan,
  readPlanVersion,
  readWrittenPlan,
  removePlan,
  savePlan,
  suggestForDay,
} from '#contract/plans/authored-plans.ts'
import { listPlans, readPlan } from '#contract/plans/patient-plans.ts'
import { listPlanTemplates, removePlanTemplate, savePlanTemplate } from '#contract/plans/templates.ts'
import { system } from '#server/ground/data/db.ts'
import { saveHealthAnswers } from '#server/health/answers.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, omar, sara } from '#test/cast.ts'
import { agreeToHealth } from '#test/health/health-fixtures.ts'
import { join, type Person } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T06:00:00.000Z')
let layla: Person
let fahad: Person
let person: Person
let stranger: Person
let food = ''

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  person = await join(app, sara)
  stranger = await join(app, omar)
  await putAppointment(app, { patient: person, dietitian: layla })
  await agreeToHealth(app, person)
  await app.house.db.as(system, (tx) =>
    saveHealthAnswers(tx, app.house, person.id, { allergies: 'Peanuts' }, app.house.clock.now()),
  )
  food = (await layla.call(searchFoods, { q: 'labneh' })).body.foods[0]?.id ?? ''
})

const begin = async (title = 'A week', days = 2) => {
  const beginning = { from: 'empty', days } as const
  const { status, body } = await layla.call(makePlan, { patient: person.id, title, beginning })
  expect(status).toBe(201)
  return body.id
}
const read = async (id: string) => (await layla.call(readWrittenPlan, { id })).body.plan

/** Adds this much of a food to the first meal of a day. */
async function feed(id: string, count: number, number = 1) {
  const { document, dayVersions } = await read(id)
  const day = structuredClone(document.days[number - 1]) ?? { note: '', meals: [] }
  const item = { id: crypto.randomUUID(), food, portion: null, count, alternatives: [], note: '' }
  day.meals[0]?.items.push(item)
  const version = dayVersions[number - 1] ?? 0
  return layla.call(savePlan, { id, days: [{ number, version, day }] })
}

test('a plan is written day by day, and its foods stay as they were when they were added', async () => {
  const id = await begin()
  expect((await feed(id, 100)).status).toBe(200)
  const plan = await read(id)
  expect(plan.document.days[0]?.meals[0]?.items).toMatchObject([{ food, count: 100 }])
  expect(plan.document.foods[food]?.per100g.energy).toBeGreaterThan(0)
  expect(plan.patient.name).toBe(sara.name)
  expect(plan.about).toMatchObject({ sharesAnswers: true, allergies: 'Peanuts' })
  const { body } = await person.call(listReadings, {})
  expect(body.readings).toMatchObject([{ dietitian: { id: layla.id }, group: 'answers' }])
})

test('two windows never overwrite each other, and saving the same content is not a conflict', async () => {
  const id = await begin()
  const day = { note: 'First', meals: [] }
  const send = (note: string) =>
    layla.call(savePlan, { id, days: [{ number: 1, version: 1, day: { ...day, note } }] })
  expect((await send('First')).body.days).toEqual([{ number: 1, version: 2 }])
  expect((await send('First')).body.days).toEqual([{ number: 1, version: 2 }])
  const late = await send('Second')
  expect([late.status, late.body.error.code]).toEqual([412, 'changed_meanwhile'])
  expect((await read(id)).document.days[0]?.note).toBe('First')

  const shorten = (version: number) =>
    layla.call(savePlan, { id, length: 1, dropped: [{ number: 2, version }], days: [] })
  await feed(id, 50, 2)
  expect((await shorten(1)).body.error.code).toBe('changed_meanwhile')
  expect((await layla.call(savePlan, { id, length: 1, days: [] })).status).toBe(412)
  expect((await read(id)).document.days[1]?.meals[0]?.items).toHaveLength(1)
  expect((await shorten(2)).status).toBe(200)
  expect((await shorten(2)).status).toBe(200)
  expect((await read(id)).days).toBe(1)
})

test('an unknown food, or a portion that it does not have, is refused', async () => {
  const id = await begin()
  const meal = { id: crypto.randomUUID(), kind: 'lunch', name: '', time: null, note: '', recipe: '' } as const
  const put = (amount: { food: string; portion: string | null }) =>
    layla.call(savePlan, {
      id,
      days: [
        {
          number: 1,
          version: 1,
          day: {
            note: '',
            meals: [
              {
                ...meal,
                items: [{ id: crypto.randomUUID(), count: 1, alternatives: [], note: '', ...amount }],
              },
            ],
          },
        },
      ],
    })
  expect((await put({ food: crypto.randomUUID(), portion: null })).body.error.code).toBe('food_unknown')
  expect((await put({ food, portion: 'a bathtub' })).status).toBe(422)
})

test('a suggestion for a day brings it nearer to the targets, without the patient’s allergens, and changes nothing', async () => {
  const id = await begin()
  await feed(id, 400)
  const { head, headVersion: version } = await read(id)
  const targets = { ...head.targets, saturates: { least: null, most: 10 } }
  await layla.call(savePlan, { id, head: { version, head: { ...head, targets } }, days: [] })
  const before = await read(id)
  const { status, body } = await layla.call(suggestForDay, { id, number: '1' })
  expect(status).toBe(200)
  expect(body.suggestions[0]?.effects).toMatchObject([{ kind: 'saturates' }])
  const [effect] = body.suggestions[0]?.effects ?? []
  expect(effect?.to).toBeLessThan(effect?.from ?? 0)
  expect(body.foods[body.suggestions[0]?.to.food ?? '']?.allergens).not.toContain('peanut')
  expect(await read(id)).toEqual(before)
  expect((await layla.call(suggestForDay, { id, number: '9' })).status).toBe(404)
  expect((await fahad.call(suggestForDay, { id, number: '1' })).status).toBe(404)
})

test('the patient sees no draft, and a published plan until this dietitian publishes another', async () => {
  const id = await begin('First plan')
  expect((await layla.call(publishPlan, { id })).body.error.code).toBe('plan_is_empty')
  await feed(id, 150)
  expect((await person.call(readPlan, { id })).status).toBe(404)
  expect((await layla.call(publishPlan, { id })).body.version).toBe(1)
  expect((await layla.call(publishPlan, { id })).body.error.code).toBe('nothing_new')
  await app.runJobs()
  const { body: told } = await person.call(listNotifications, {})
  expect(told.notifications.filter(({ kind }) => kind === 'plan.published')).toMatchObject([{ subject: id }])
  expect((await app.mailTo(person.email)).filter(({ subject }) => subject.includes('plan'))).toHaveLength(1)

  await feed(id, 60, 2)
  expect((await person.call(readPlan, { id })).body).toMatchObject({ plan: { version: 1 }, before: null })
  expect((await layla.call(publishPlan, { id })).body.version).toBe(2)
  const { body } = await person.call(readPlan, { id })
  expect(body.document.days[1]?.meals[0]?.items).toHaveLength(1)
  expect(body.before?.days[1]?.meals[0]?.items).toEqual([])
  expect((await layla.call(listPlanVersions, { id })).body.versions.map(({ version }) => version)).toEqual([
    2, 1,
  ])
  const first = await layla.call(readPlanVersion, { id, version: '1' })
  expect(first.body.version.document).toEqual(body.before)

  const next = await begin('Second plan')
  await feed(next, 80)
  await layla.call(publishPlan, { id: next })
  const { plans } = (await person.call(listPlans, {})).body
  expect(plans.map(({ title, isInForce }) => [title, isInForce])).toEqual([
    ['Second plan', true],
    ['First plan', false],
  ])
  expect((await layla.call(savePlan, { id, days: [] })).body.error.code).toBe('plan_has_ended')
  expect((await layla.call(endPlan, { id: next })).status).toBe(200)
  expect((await person.call(listPlans, {})).body.plans.every(({ isInForce }) => !isInForce)).toBe(true)
})

test('a plan starts from a template or an earlier plan, without anything of another patient’s', async () => {
  const id = await begin('To keep')
  await feed(id, 40)
  const kept = await layla.call(savePlanTemplate, { plan: id, name: 'Light days' })
  expect((await layla.call(listPlanTemplates, {})).body.templates).toMatchObject([
    { name: 'Light days', days: 2 },
  ])
  for (const beginning of [
    { from: 'template', template: kept.body.id },
    { from: 'plan', plan: id },
  ] as const) {
    const { body } = await layla.call(makePlan, { patient: person.id, title: 'Again', beginning })
    expect((await read(body.id)).document.days[0]?.meals[0]?.items).toMatchObject([{ food, count: 40 }])
  }
  expect((await layla.call(removePlanTemplate, { id: kept.body.id })).status).toBe(200)
})

test('data that is not shared is not shown, and a draft can be deleted', async () => {
  const id = await begin()
  await person.call(saveSharing, { sharesRecord: false })
  expect((await read(id)).about).toMatchObject({ sharesAnswers: false, allergies: null })
  await person.call(saveSharing, { sharesRecord: true })
  expect((await layla.call(removePlan, { id })).status).toBe(200)
  expect((await layla.call(readWrittenPlan, { id })).status).toBe(404)
})

test('no part of a plan is stored unencrypted', async () => {
  const [row] = await app.rows<{ text: string }>(
    `select coalesce(string_agg(t::text, ' '), '') as text from (
      select to_jsonb(p) from nutrition_plans p union all select to_jsonb(d) from nutrition_plan_days d
      union all select to_jsonb(v) from nutrition_plan_versions v union all select to_jsonb(e) from events e) as t`,
  )
  for (const word of ['Second plan', 'Light days', food]) expect(row?.text).not.toContain(word)
})

test('only its patient and a dietitian who still treats them can read it, and no other person writes it', async () => {
  const id = await begin('Hers alone')
  expect((await fahad.call(readWrittenPlan, { id })).status).toBe(404)
  expect((await stranger.call(readPlan, { id })).status).toBe(404)
  const beginning = { from: 'empty', days: 1 } as const
  expect((await fahad.call(makePlan, { patient: person.id, title: 'No', beginning })).status).toBe(404)
  await app.rows('delete from appointments')
  expect((await layla.call(readWrittenPlan, { id })).status).toBe(404)
  expect((await layla.call(listWrittenPlans, {})).body.plans).toEqual([])
})
