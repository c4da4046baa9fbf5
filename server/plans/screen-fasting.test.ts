import { beforeAll, expect, test } from 'vitest'
import { searchFoods } from '#contract/foods/search.ts'
import { recordDiaryEntry } from '#contract/health/diary.ts'
import { listReadings, saveSharing } from '#contract/health/sharing.ts'
import { makePlan, publishPlan, readPlanVersion, savePlan } from '#contract/plans/authored-plans.ts'
import { readPlanDay } from '#contract/plans/meal-records.ts'
import { type IdfDarAnswers, idfDar } from '#contract/screening/idf-dar.ts'
import { screenPatient } from '#contract/screening/questionnaires.ts'
import { system } from '#server/ground/data/db.ts'
import { saveHealthAnswers } from '#server/health/answers.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, sara } from '#test/cast.ts'
import { agreeToHealth } from '#test/health/health-fixtures.ts'
import { join, type Person, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T06:00:00.000Z')
let layla: Person
let food = ''
beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  food = (await layla.call(searchFoods, { q: 'labneh' })).body.foods[0]?.id ?? ''
})

async function patientWith(medicalConditions: string) {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  await putAppointment(app, { patient, dietitian: layla })
  await agreeToHealth(app, patient)
  await app.house.db.as(system, (tx) =>
    saveHealthAnswers(tx, app.house, patient.id, { medicalConditions }, app.house.clock.now()),
  )
  return patient
}

async function planOf(patient: Person, kind: 'suhoor' | 'iftar' | 'lunch' = 'iftar') {
  const beginning = { from: 'empty', days: 1 } as const
  const { id } = (await layla.call(makePlan, { patient: patient.id, title: 'Ramadan', beginning })).body
  const item = { id: crypto.randomUUID(), food, portion: null, count: 50, alternatives: [], note: '' }
  const meal = {
    ...{ id: crypto.randomUUID(), kind, name: '', time: null, note: '', recipe: '' },
    items: [item],
  }
  await layla.call(savePlan, { id, days: [{ number: 1, version: 1, day: { note: '', meals: [meal] } }] })
  return id
}

const publish = async (id: string, fastingWord?: string) => {
  const { status, body } = await layla.call(publishPlan, {
    id,
    ...(fastingWord !== undefined && { fastingWord }),
  })
  return status === 200 ? 'published' : body.error.code
}
const noteOf = async (patient: Person) => (await patient.call(readPlanDay, {})).body.followed?.physicianFirst

/** Screens with the safest answer to every question except these. */
const screen = (patient: Person, but: Partial<IdfDarAnswers> = {}) => {
  const answers = Object.entries(idfDar).map(([question, counts]) => {
    const [safest = ''] =
      Object.entries(counts).findLast(([name, count]) => count === 0 && name !== 'unknown') ?? []
    return { question, value: (but as Record<string, string>)[question] ?? safest }
  })
  return layla.call(screenPatient, { patient: patient.id, instrument: 'idf_dar', answers })
}

test('a patient with diabetes gets no fasting plan before the risk is known, and a low risk is enough', async () => {
  const patient = await patientWith('Type 2 diabetes')
  for (const kind of ['suhoor', 'iftar'] as const)
    expect(await publish(await planOf(patient, kind))).toBe('fasting_screen_needed')
  expect(await publish(await planOf(patient, 'lunch'))).toBe('published')
  const id = await planOf(patient)
  expect((await screen(patient)).status).toBe(201)
  expect(await publish(id)).toBe('published')
  expect(await noteOf(patient)).toBeNull()
})

test('a high risk requires the dietitian’s note, which is stored, and the patient is told to see a physician', async () => {
  const patient = await patientWith('مرض السكري')
  const id = await planOf(patient)
  await screen(patient, { hypoglycaemia: 'unawareness' })
  expect(await publish(id)).toBe('fasting_word_needed')
  expect(await publish(id, ' ')).toBe('fasting_word_needed')
  expect(await publish(id, 'Not before Dr. Omar agrees.')).toBe('published')
  expect(await noteOf(patient)).toEqual({ word: 'Not before Dr. Omar agrees.' })
  const { body } = await layla.call(readPlanVersion, { id, version: '1' })
  expect(body.version.fasting).toMatchObject({
    risk: 'high',
    score: 6.5,
    word: 'Not before Dr. Omar agrees.',
  })
})

test('an unknown risk counts as possibly high, and last year’s result does not count', async () => {
  const patient = await patientWith('Diabetic')
  const id = await planOf(patient)
  await screen(patient, { renal: 'unknown' })
  expect(await publish(id)).toBe('fasting_word_needed')
  await app.rows(
    "update questionnaires set answered_at = answered_at - interval '181 days' where patient_id = $1",
    [patient.id],
  )
  expect(await publish(id, 'Ask first.')).toBe('fasting_screen_needed')
})

test('a medicine for diabetes counts as diabetes, and no other patient is screened', async () => {
  const patient = await patientWith('Migraine')
  expect(await publish(await planOf(patient))).toBe('published')
  expect(await noteOf(patient)).toBeNull()
  await patient.call(recordDiaryEntry, {
    ...{ clientId: crypto.randomUUID(), kind: 'medicine', text: 'Glucophage XR', dose: '500 mg' },
    takenAt: '2026-11-22T05:00:00.000Z',
  })
  expect(await publish(await planOf(patient))).toBe('fasting_screen_needed')
})

test('a medicine for diabetes counts even if many vitamins were recorded after it', async () => {
  const patient = await patientWith('Migraine')
  const record = (text: string, takenAt: Date) =>
    patient.call(recordDiaryEntry, {
      ...{ clientId: crypto.randomUUID(), kind: 'medicine', text, dose: '1' },
      takenAt: takenAt.toISOString(),
    })
  const begun = Date.parse('2026-11-01T05:00:00.000Z')
  await record('Glucophage XR', new Date(begun))
  for (let at = 1; at <= 55; at++) await record('Vitamin D', new Date(begun + at * 3_600_000))
  expect(await publish(await planOf(patient))).toBe('fasting_screen_needed')
})

test('only groups with something in them count as read', async () => {
  const patient = await patientWith('Migraine')
  expect(await publish(await planOf(patient))).toBe('published')
  const groups = async () =>
    (await patient.call(listReadings, {})).body.readings.map(({ group }) => group).toSorted()
  expect(await groups()).toEqual(['answers'])
  await patient.call(recordDiaryEntry, {
    ...{ clientId: crypto.randomUUID(), kind: 'medicine', text: 'Vitamin D', dose: '1' },
    takenAt: '2026-11-22T05:00:00.000Z',
  })
  expect(await publish(await planOf(patient))).toBe('published')
  expect(await groups()).toEqual(['answers', 'medicines'])
})

test('a refusal reveals nothing that is not shared, and the patient is still warned', async () => {
  const patient = await patientWith('Type 1 diabetes')
  await patient.call(saveSharing, { sharesRecord: false })
  expect(await publish(await planOf(patient))).toBe('published')
  expect(await noteOf(patient)).toEqual({ word: '' })
  expect((await patient.call(listReadings, {})).body.readings).toEqual([])
})
