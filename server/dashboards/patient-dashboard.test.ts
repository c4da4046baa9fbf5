import { beforeAll, expect, test } from 'vitest'
import { readDietitianDashboard } from '#contract/dashboards/dietitian.ts'
import { readPatientDashboard } from '#contract/dashboards/patient.ts'
import { giveHealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import { recordMeasure } from '#contract/health/measures.ts'
import { listNotifications, readNotification } from '#contract/notifications/list.ts'
import { recordMeal } from '#contract/plans/meal-records.ts'
import { saveAnswer, sendAnswers, sendQuestionnaire } from '#contract/screening/questionnaires.ts'
import { system } from '#server/ground/data/db.ts'
import { saveHealthAnswers } from '#server/health/answers.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, drReem, sara } from '#test/cast.ts'
import { breakfast } from '#test/health/plan-fixtures.ts'
import { putConversation } from '#test/messages/conversation-rows.ts'
import { join, type Person, unique } from '#test/people.ts'
import { putPlan } from '#test/plans/put-plan.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const now = '2026-11-22T09:00:00.000Z'
app.at(now)
let layla: Person
let fahad: Person
let reem: Person

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  reem = await join(app, drReem, { role: 'dietitian' })
  for (const dietitian of [layla, fahad, reem]) await listedDietitian(app, dietitian)
  // A dietitian who is free sooner comes first, whatever rank the directory has stored.
  await app.rows(
    `update listings set specialization = 'sports', traits = '''specialization:sports''', rank = 1 where user_id = $1`,
    [layla.id],
  )
  await app.rows(
    `update listings set specialization = 'diabetes', traits = '''specialization:diabetes''', rank = 2 where user_id = $1`,
    [fahad.id],
  )
  await app.rows(
    `update listings set specialization = 'weight-management', traits = '''specialization:weight-management''', rank = 3 where user_id = $1`,
    [reem.id],
  )
})

const patientOf = () => join(app, { ...sara, email: unique(sara.email) })
const dashboardOf = async (person: Person) => (await person.call(readPatientDashboard, {})).body
const tell = (person: Person, answers: { healthGoals?: string[]; medicalConditions?: string }) =>
  app.house.db.as(system, (tx) => saveHealthAnswers(tx, app.house, person.id, answers, app.house.clock.now()))

test('a new patient sees only bookable dietitians, the first free one first', async () => {
  const patient = await patientOf()
  const { recommended, ...rest } = await dashboardOf(patient)
  expect(rest).toEqual({
    upcoming: { count: 0, nextAt: null, requestedAt: null },
    next: null,
    firstSteps: { onboarded: false, booked: false, measured: false },
    unread: { count: 0, latest: null },
    questionnaires: { count: 0, first: null },
    plan: null,
    measure: null,
  })
  expect(recommended.map(({ id, fits }) => [id, fits])).toEqual(
    [layla, fahad, reem].map(({ id }) => [id, { goals: [], condition: false }]),
  )
})

test('dietitians who match goals and conditions come first, with the matches', async () => {
  const patient = await patientOf()
  await tell(patient, {
    healthGoals: ['weight-loss', 'general-health'],
    medicalConditions: 'no allergies, Prediabetes since 2020',
  })
  const fits = async () => (await dashboardOf(patient)).recommended.map((each) => [each.id, each.fits])
  expect(await fits()).toEqual([
    [fahad.id, { goals: [], condition: true }],
    [reem.id, { goals: ['weight-loss'], condition: false }],
    [layla.id, { goals: [], condition: false }],
  ])
  // Dietitians the patient already sees are not recommended.
  await putAppointment(app, { patient, dietitian: fahad }, { startsAt: '2026-11-01T09:00:00Z' })
  expect((await fits()).map(([id]) => id)).toEqual([reem.id, layla.id])
})

test('a new patient’s first steps are ticked off as they are done, and end with the first visit', async () => {
  const patient = await patientOf()
  const steps = async () => (await dashboardOf(patient)).firstSteps
  await putAppointment(
    app,
    { patient, dietitian: layla },
    { startsAt: '2026-11-28T09:00:00Z', status: 'pending' },
  )
  expect(await steps()).toEqual({ onboarded: false, booked: true, measured: false })
  await patient.call(giveHealthConsent, { version: healthConsentVersion })
  await patient.call(recordMeasure, {
    clientId: crypto.randomUUID(),
    kind: 'waist',
    value: 94,
    takenAt: '2026-11-20T06:00:00.000Z',
  })
  expect(await steps()).toEqual({ onboarded: false, booked: true, measured: true })
  await putAppointment(app, { patient, dietitian: fahad }, { startsAt: '2026-11-20T09:00:00Z' })
  expect(await steps()).toBeNull()
})

test('the next visit is the confirmed one that runs or comes next', async () => {
  const patient = await patientOf()
  const put = (dietitian: Person, facts: Parameters<typeof putAppointment>[2]) =>
    putAppointment(app, { patient, dietitian }, facts)
  await put(layla, { startsAt: '2026-11-22T11:00:00Z', status: 'pending' })
  const later = await put(fahad, { startsAt: '2026-11-24T09:00:00Z', status: 'confirmed' })
  const next = async () => (await dashboardOf(patient)).next
  expect(await next()).toMatchObject({ id: later, dietitian: { id: fahad.id, name: drFahad.name } })
  const ending = await put(reem, { startsAt: '2026-11-22T08:20:00Z', status: 'confirmed' })
  expect((await next())?.id).toBe(later)
  await app.rows(
    `update appointments set status = 'cancelled', ending = 'cancelled_by_patient' where id = $1`,
    [later],
  )
  expect((await next())?.id, 'its call is still open').toBe(ending)
})

test('upcoming appointments are counted as in the list', async () => {
  const patient = await patientOf()
  const put = (facts: Parameters<typeof putAppointment>[2]) =>
    putAppointment(app, { patient, dietitian: layla }, facts)
  await put({ startsAt: '2026-11-20T09:00:00Z' })
  await put({ startsAt: '2026-12-02T09:00:00Z', status: 'confirmed' })
  await put({ startsAt: '2026-12-01T10:00:00Z', status: 'pending' })
  await put({ startsAt: '2026-11-30T09:00:00Z', status: 'cancelled' })
  await put({ startsAt: '2026-11-29T09:00:00Z', status: 'pending', lapsesAt: '2026-11-22T08:00:00Z' })
  const [naive] = await app.rows<{ count: number; next: Date; requested: Date }>(
    `select count(*)::int as count, min(starts_at) filter (where status = 'confirmed') as next,
        min(starts_at) filter (where status = 'pending') as requested from appointments
      where patient_id = $1 and starts_at > $2 and (status = 'confirmed' or (status = 'pending' and lapses_at > $2))`,
    [patient.id, now],
  )
  expect(naive?.count).toBe(2)
  expect((await dashboardOf(patient)).upcoming).toEqual({
    count: naive?.count,
    nextAt: naive?.next.toISOString(),
    requestedAt: naive?.requested.toISOString(),
  })
})

test('unread messages are counted, and the latest one is shown', async () => {
  const patient = await patientOf()
  const from = (dietitian: Person | null, by: { id: string }, text: string, at: string) =>
    putConversation(app, { person: patient, dietitian }, [{ by, text, at: new Date(at) }])
  await from(layla, layla, 'How was the week?', '2026-11-21T09:00:00Z')
  await from(fahad, fahad, 'Your plan is ready.', '2026-11-22T08:00:00Z')
  await from(reem, patient, 'Thank you', '2026-11-22T08:30:00Z')
  const { unread } = await dashboardOf(patient)
  expect(unread).toMatchObject({
    count: 2,
    latest: { from: { id: fahad.id, userType: 'dietitian' }, content: 'Your plan is ready.' },
  })
})

test('today’s plan is that of the patient’s own day, with the next meal that is not ticked off', async () => {
  const patient = await patientOf()
  await putAppointment(app, { patient, dietitian: layla })
  await patient.call(giveHealthConsent, { version: healthConsentVersion })
  const day = breakfast()
  const [meal] = day.meals
  if (!meal) throw new Error('there is a breakfast')
  const lunch = {
    ...meal,
    id: '3ea10000-0000-4000-8000-0000000000ff',
    kind: 'lunch' as const,
    name: '',
    time: '13:00',
  }
  const meals = [{ ...meal, time: '07:30' }, lunch]
  const plan = await putPlan(
    app,
    { patient, dietitian: layla },
    { startsOn: '2026-11-22', days: [{ ...day, meals }] },
  )
  const today = async () => (await dashboardOf(patient)).plan
  // Noon in Riyadh: breakfast is long past.
  expect(await today()).toMatchObject({
    on: '2026-11-22',
    number: 1,
    planned: 2,
    eaten: 0,
    next: lunch.id,
    meals: [
      { id: meal.id, time: '07:30', isEaten: false },
      { id: lunch.id, name: { en: 'Lunch', ar: 'الغداء' }, time: '13:00', isEaten: false },
    ],
  })
  const eaten = { on: '2026-11-22', isEaten: true, swaps: [], note: '', entry: null }
  await patient.call(recordMeal, { id: plan, meal: lunch.id, ...eaten })
  expect(await today()).toMatchObject({
    planned: 2,
    eaten: 1,
    next: null,
    meals: [{ isEaten: false }, { isEaten: true }],
  })
  // Just before midnight in Riyadh it is still that day, and just after it the next.
  for (const [at, on, done] of [
    ['2026-11-22T20:59:00.000Z', '2026-11-22', 1],
    ['2026-11-22T21:01:00.000Z', '2026-11-23', 0],
  ] as const) {
    app.at(at)
    expect(await today()).toMatchObject({ on, eaten: done })
  }
  app.at(now)
  await app.rows(
    `insert into contact_choices (user_id, email_updates, email_reminders, sms_updates, sms_reminders, email_digest, zone, zone_chosen, changed_at)
      values ($1, true, true, false, false, false, 'America/New_York', true, now())`,
    [patient.id],
  )
  app.at('2026-11-23T01:00:00.000Z')
  expect(await today(), 'still yesterday in New York').toMatchObject({ on: '2026-11-22', eaten: 1 })
  app.at(now)
})

test('the latest measure is in the patient’s units, with the previous one of its kind', async () => {
  const patient = await patientOf()
  await patient.call(giveHealthConsent, { version: healthConsentVersion })
  const record = (kind: 'weight' | 'steps' | 'waist', value: number, takenAt: string) =>
    patient.call(recordMeasure, { clientId: crypto.randomUUID(), kind, value, takenAt })
  await record('weight', 80.5, '2026-11-01T06:00:00.000Z')
  await record('weight', 82, '2026-10-01T06:00:00.000Z')
  await record('waist', 94, '2026-11-10T06:00:00.000Z')
  await record('weight', 78.4, '2026-11-15T06:00:00.000Z')
  await record('steps', 9_000, '2026-11-20T06:00:00.000Z')
  const { measure } = await dashboardOf(patient)
  expect(measure).toMatchObject({
    kind: 'weight',
    takenAt: '2026-11-15T06:00:00.000Z',
    previous: { takenAt: '2026-11-01T06:00:00.000Z', change: { sign: -1 } },
    course: [
      { at: Date.parse('2026-11-01T06:00:00.000Z'), value: 80.5 },
      { at: Date.parse('2026-11-15T06:00:00.000Z'), value: 78.4 },
    ],
  })
  expect(measure?.value.en).toContain('78.4')
  expect(measure?.previous?.change?.amount.ar).toContain('2.1')
})

test('a questionnaire from a dietitian awaits an answer until it is sent', async () => {
  const patient = await patientOf()
  await putAppointment(app, { patient, dietitian: layla }, { startsAt: '2026-11-20T09:00:00Z' })
  await patient.call(giveHealthConsent, { version: healthConsentVersion })
  const asked = { patient: patient.id, instrument: 'must' } as const
  const { id } = (await layla.call(sendQuestionnaire, asked)).body.questionnaire
  expect((await dashboardOf(patient)).questionnaires).toEqual({ count: 1, first: id })
  for (const [question, value] of mustAnswers) await patient.call(saveAnswer, { id, question, value })
  await patient.call(sendAnswers, { id })
  expect((await dashboardOf(patient)).questionnaires).toEqual({ count: 0, first: null })

  await app.runJobs()
  const { waiting } = (await layla.call(readDietitianDashboard, {})).body
  expect(waiting.answered).toEqual({ count: 1, latest: patient.id })
  const { notifications } = (await layla.call(listNotifications, {})).body
  const told = notifications.find(({ kind }) => kind === 'questionnaire.answered')
  await layla.call(readNotification, { sequence: String(told?.sequence) })
  expect((await layla.call(readDietitianDashboard, {})).body.waiting.answered).toEqual({
    count: 0,
    latest: null,
  })
})

const mustAnswers = [
  ['weight', '50'],
  ['height', '170'],
  ['earlier_weight', '54'],
  ['loss_wanted', 'no'],
  ['acutely_ill', 'no'],
] as const
