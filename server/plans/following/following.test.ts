import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, test } from 'vitest'
import { giveHealthConsent, healthConsentVersion, withdrawHealthConsent } from '#contract/health/consent.ts'
import { recordDiaryEntry } from '#contract/health/diary.ts'
import { listReadings, saveDietitianSharing } from '#contract/health/sharing.ts'
import {
  printPlan,
  readAdherence,
  readPatientAdherence,
  readPlanDay,
  readShopping,
  readSwaps,
  recordMeal,
  saveShopping,
} from '#contract/plans/meal-records.ts'
import { system } from '#server/ground/data/db.ts'
import { saveHealthAnswers } from '#server/health/answers.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, sara } from '#test/cast.ts'
import { bread, breakfast } from '#test/health/plan-fixtures.ts'
import { join, type Person, unique } from '#test/people.ts'
import { iftar, putPlan, rice } from '#test/plans/put-plan.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T09:00:00.000Z')
let layla: Person
let fahad: Person
beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  for (const dietitian of [layla, fahad]) await listedDietitian(app, dietitian)
})

const meal = '3ea10000-0000-4000-8000-000000000001'
const on = '2026-11-22'
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  body.error ? `${status} ${body.error.code}` : String(status)

async function follower({ startsOn = '2026-11-20', agreed = true } = {}) {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  await putAppointment(app, { patient, dietitian: layla })
  if (agreed) await patient.call(giveHealthConsent, { version: healthConsentVersion })
  const at = new Date('2026-11-19T09:00:00.000Z')
  const plan = await putPlan(app, { patient, dietitian: layla }, { startsOn, at })
  return { patient, plan }
}
type Eaten = { isEaten?: boolean; note?: string; on?: string; entry?: string | null; meal?: string }
const say = (person: Person, plan: string, said: Eaten = {}) =>
  person.call(recordMeal, { id: plan, meal, on, isEaten: true, swaps: [], note: '', entry: null, ...said })

test('one answer contains the day, its foods, its records and the foods that the patient cannot eat', async () => {
  const { patient, plan } = await follower()
  await app.house.db.as(system, (tx) =>
    saveHealthAnswers(tx, app.house, patient.id, { allergies: 'Gluten' }, app.house.clock.now()),
  )
  await say(patient, plan, { note: 'With honey' })
  const { body } = await patient.call(readPlanDay, {})
  expect(body).toMatchObject({ on, hasConsent: true, plans: [{ id: plan, isInForce: true }] })
  expect(body.followed).toMatchObject({
    number: 1,
    plan: { title: 'A week at home' },
    day: { meals: [{ id: meal, items: [{ food: bread.id }] }] },
    records: [{ meal, isEaten: true, note: 'With honey' }],
    about: { allergies: 'Gluten' },
  })
  expect(Object.keys(body.followed?.foods ?? {})).toEqual([bread.id])
  const before = await patient.call(readPlanDay, { on: '2026-11-19' })
  expect(before.body.followed).toMatchObject({ number: null, day: null })
})

test('a meal is ticked off once even if it is sent several times, unticked, and only by the plan’s own patient', async () => {
  const { patient, plan } = await follower()
  await say(patient, plan)
  await say(patient, plan, { isEaten: false })
  const { body } = await patient.call(readPlanDay, {})
  expect(body.followed?.records).toMatchObject([{ isEaten: false }])
  const other = await follower()
  expect(codeOf(await say(other.patient, plan))).toBe('404 not_found')
  expect(codeOf(await say(patient, plan, { meal: crypto.randomUUID() }))).toBe('404 not_found')
  expect(codeOf(await say(patient, plan, { on: '2026-11-25' }))).toBe('422 invalid_fields')
  expect(codeOf(await say(patient, plan, { on: '2026-01-01' }))).toBe('422 invalid_fields')
})

test('a swap is made up to four weeks ahead and read for its days alone; what is eaten is of today', async () => {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  await patient.call(giveHealthConsent, { version: healthConsentVersion })
  const plan = await putPlan(app, { patient, dietitian: layla }, { days: [iftar()] })
  const swaps = [{ item: '17e30000-0000-4000-8000-000000000001', food: rice.id }]
  const swapOn = (on: string, said: Eaten = {}) =>
    patient.call(recordMeal, { id: plan, meal, on, isEaten: false, swaps, note: '', entry: null, ...said })
  expect((await swapOn('2026-11-25')).status).toBe(200)
  expect((await swapOn('2026-12-20')).status).toBe(200)
  expect(codeOf(await swapOn('2026-12-21'))).toBe('422 invalid_fields')
  expect(codeOf(await swapOn('2026-11-25', { isEaten: true }))).toBe('422 invalid_fields')
  const read = (person: Person, from: string) => person.call(readSwaps, { id: plan, from, days: '7' })
  expect((await read(patient, on)).body.swaps).toEqual([{ on: '2026-11-25', meal, swaps }])
  expect((await read(patient, '2026-11-26')).body.swaps).toEqual([])
  expect((await patient.call(readPlanDay, { on: '2026-11-25' })).body.followed?.records).toMatchObject([
    { isEaten: false, swaps },
  ])
  const other = await follower()
  expect(codeOf(await read(other.patient, on))).toBe('404 not_found')
  expect(codeOf(await read(patient, '9999-12-30'))).toBe('422 invalid_fields')
})

test('the diary meal of a photo must belong to the same patient', async () => {
  const { patient, plan } = await follower()
  const other = await follower()
  const entry = async (person: Person) =>
    (
      await person.call(recordDiaryEntry, {
        ...{
          clientId: crypto.randomUUID(),
          kind: 'meal',
          text: 'Bread',
          takenAt: '2026-11-22T05:00:00.000Z',
        },
      })
    ).body.entry.id
  expect(codeOf(await say(patient, plan, { entry: await entry(other.patient) }))).toBe('404 not_found')
  const own = await entry(patient)
  expect((await say(patient, plan, { entry: own })).body.record).toMatchObject({ entry: own, photoId: null })
})

test('without consent nothing is stored, and withdrawing it deletes the records', async () => {
  const { patient, plan } = await follower({ agreed: false })
  expect(codeOf(await say(patient, plan))).toBe('409 health_consent_needed')
  expect(codeOf(await patient.call(saveShopping, { id: plan, days: 3, people: 2, ticked: [] }))).toBe(
    '409 health_consent_needed',
  )
  await patient.call(giveHealthConsent, { version: healthConsentVersion })
  await say(patient, plan, { note: 'Zzyzx' })
  await patient.call(saveShopping, { id: plan, days: 3, people: 2, ticked: [bread.id] })
  expect((await patient.call(readShopping, { id: plan })).body.choices).toEqual({
    ...{ days: 3, people: 2, ticked: [bread.id] },
  })
  const kept = () => app.rows('select from nutrition_plan_meals where user_id = $1', [patient.id])
  expect(await kept()).toHaveLength(1)
  await patient.call(withdrawHealthConsent, {})
  expect(await kept()).toHaveLength(0)
  expect((await patient.call(readShopping, { id: plan })).body.choices.ticked).toEqual([])
})

test('both sides see the same days; the dietitian only if meals are shared, and the patient can see that', async () => {
  const { patient, plan } = await follower()
  await say(patient, plan, { on: '2026-11-21', note: 'At my mother’s' })
  const days = [
    { on: '2026-11-19', planned: 0, eaten: 0, swapped: 0 },
    { on: '2026-11-20', planned: 1, eaten: 0, swapped: 0 },
    { on: '2026-11-21', planned: 1, eaten: 1, swapped: 0 },
    { on, planned: 1, eaten: 0, swapped: 0 },
  ]
  expect((await patient.call(readAdherence, { id: plan, days: '4' })).body.days).toEqual(days)
  const seen = await layla.call(readPatientAdherence, { id: plan, days: '4' })
  expect(seen.body).toEqual({
    days,
    notes: [{ on: '2026-11-21', kind: 'breakfast', name: '', note: 'At my mother’s', photoId: null }],
  })
  expect(JSON.stringify((await patient.call(listReadings, {})).body)).toContain('meals')
  expect(codeOf(await fahad.call(readPatientAdherence, { id: plan, days: '4' }))).toBe('404 not_found')
  await patient.call(saveDietitianSharing, { dietitian: layla.id, groups: ['body'] })
  expect(codeOf(await layla.call(readPatientAdherence, { id: plan, days: '4' }))).toBe('409 not_shared')
})

/** The text of each page, and the tags of its structure. */
async function readPages(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const pages = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const [, , width = 0, height = 0] = page.view
    pages.push({
      text: items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replaceAll('\u00a0', ' '),
      tree: JSON.stringify(await page.getStructTree()),
      isLandscape: width > height,
    })
  }
  await task.destroy()
  return pages
}

test.each(['en', 'ar'] as const)(
  'the printed plan is a table of the week, the shopping list and then the notes in %s',
  async (language) => {
    const { patient, plan } = await follower()
    await app.house.db.as(system, (tx) =>
      saveHealthAnswers(tx, app.house, patient.id, { allergies: 'gluten' }, app.house.clock.now()),
    )
    await patient.call(giveHealthConsent, { version: healthConsentVersion })
    await patient.call(saveShopping, { id: plan, days: 3, people: 4, ticked: [], cooks: true })
    const { status, bytes } = await patient.call(printPlan, { id: plan }, { 'accept-language': language })
    expect(status).toBe(200)
    const pages = await readPages(bytes)
    expect(pages).toHaveLength(3)
    const [week, basket, details] = pages
    const said =
      language === 'en'
        ? {
            week: ['A week at home', 'Allergies: ', 'Allergy: contains wheat and gluten', 'Bread: 1 × Loaf'],
            basket: [
              'Shopping list, Sunday 22 November to Tuesday 24 November',
              '4 people',
              'Bread 12 loaves (1.1 kg)',
              'Rounded up to what shops sell',
            ],
            details: ['Notes, alternatives and recipes', 'Chew well'],
          }
        : { week: ['A week at home', '7:30'], basket: ['12'], details: ['Chew well'] }
    for (const text of said.week) expect(week?.text).toContain(text)
    for (const text of said.basket) expect(basket?.text).toContain(text)
    for (const text of said.details) expect(details?.text).toContain(text)
    for (const tag of ['H1', 'Table', 'TH', 'TD']) expect(week?.tree).toContain(`"${tag}"`)
    expect(pages.every(({ isLandscape }) => isLandscape)).toBe(true)
  },
)

test('a plan of nine days has a page for each week, and its allergies stand on both', async () => {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  await app.house.db.as(system, (tx) =>
    saveHealthAnswers(tx, app.house, patient.id, { allergies: 'gluten' }, app.house.clock.now()),
  )
  const days = Array.from({ length: 9 }, () => breakfast())
  const plan = await putPlan(app, { patient, dietitian: layla }, { days })
  const { bytes } = await patient.call(printPlan, { id: plan }, { 'accept-language': 'en' })
  const [first, second] = await readPages(bytes)
  expect(first?.text).toMatch(/Days 1 to 7.*Allergies: gluten.*Day 7/)
  expect(first?.text).not.toContain('Day 8')
  expect(second?.text).toMatch(/Days 8 to 9.*Allergies: gluten.*Day 8/)
  // A screen reader reads the allergies once.
  expect(second?.tree).not.toContain('Allergies: gluten')
})

test('a meal of more foods than a page has room for goes on, and nothing of it is lost', async () => {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const { meals, ...day } = breakfast()
  const many = Array.from({ length: 40 }, (_, at) => ({
    ...{ id: crypto.randomUUID(), food: bread.id, portion: null, count: 101 + at },
    ...{ alternatives: [], note: '' },
  }))
  const days = Array.from({ length: 7 }, () => ({
    ...day,
    meals: meals.map((each) => ({ ...each, items: many })),
  }))
  const plan = await putPlan(app, { patient, dietitian: layla }, { days })
  const { bytes } = await patient.call(printPlan, { id: plan }, { 'accept-language': 'en' })
  const pages = await readPages(bytes)
  const text = pages.map((page) => page.text).join('')
  for (const each of many) expect(text.split(`Bread: ${each.count} g`)).toHaveLength(8)
  expect(pages.filter(({ tree }) => tree.includes('"Table"'))).not.toEqual([])
})
