import { beforeAll, expect, test } from 'vitest'
import { listAppointments } from '#contract/appointments/appointment.ts'
import { reportAbsence } from '#contract/appointments/changes.ts'
import { saveNotes } from '#contract/appointments/notes.ts'
import { readDietitianDashboard } from '#contract/dashboards/dietitian.ts'
import { listPatients } from '#contract/patients/patients.ts'
import { submitPractice } from '#contract/verification.ts'
import { openApp } from '#test/app.ts'
import { putAppointment, type RowFacts, reviewedBy } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, khalid, noor, omar, sara } from '#test/cast.ts'
import { putConversation } from '#test/messages/conversation-rows.ts'
import { join, type Person, unique } from '#test/people.ts'
import { applicant } from '#test/practices/applicants.ts'
import { addBillingDetails } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const now = '2026-11-22T20:30:00.000Z'
app.at(now)
let layla: Person
let fahad: Person
let patients: Person[]

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  patients = await Promise.all([sara, omar, noor, khalid].map((person) => join(app, person)))
})

const dashboardOf = async (person: Person) => (await person.call(readDietitianDashboard, {})).body
const at = (place: number): Person => {
  const patient = patients[place]
  if (!patient) throw new Error('there are four patients')
  return patient
}
const put = (place: number, facts: RowFacts, dietitian = layla) =>
  putAppointment(app, { patient: at(place), dietitian }, facts)

const freshSetUp = {
  application: 'incomplete',
  missing: {
    fields: [
      'licenseNumber',
      'licenseExpiresOn',
      'specialization',
      'experience',
      'consultationFee',
      'videoService',
    ],
    documents: ['license', 'degree', 'experience', 'insurance'],
  },
  needs: ['usual_hours'],
}

const none = { count: 0, first: null }

test('a new practice sees zeros, an empty day and six empty months', async () => {
  const shown = await dashboardOf(fahad)
  expect(shown.waiting.setUp).toEqual(freshSetUp)
  expect(shown).toEqual({
    waiting: {
      setUp: freshSetUp,
      requests: 0,
      unread: { count: 0, latest: null },
      unanswered: { count: 0, latest: null },
      moves: none,
      unfinished: none,
      claims: none,
      conflicts: 0,
      answered: { count: 0, latest: null },
      unsigned: { count: 0, first: [] },
    },
    zone: 'Asia/Riyadh',
    agenda: [],
    next: null,
    activePatients: 0,
    earned: 0,
    earnedGross: 0,
    monthlyTarget: 20,
    growth: ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map((month) => ({
      month,
      count: 0,
    })),
    tally: { average: null, count: 0, stars: [0, 0, 0, 0, 0] },
    reviews: [],
  })
})

test('every figure matches a naive query of the tables, and its list', async () => {
  await put(0, { startsAt: '2026-08-10T09:00:00Z' })
  await put(0, { startsAt: '2026-11-03T09:00:00Z' })
  // The last half hour of October in Riyadh, and the first moment of November.
  await put(1, { startsAt: '2026-10-31T20:30:00Z' })
  await put(2, { startsAt: '2026-10-31T21:00:00Z' })
  await put(3, { startsAt: '2026-11-05T09:00:00Z', outcome: 'patient_absent' })
  await put(3, { startsAt: '2026-11-24T09:00:00Z', status: 'pending' })
  await put(1, { startsAt: '2026-11-25T09:00:00Z', status: 'confirmed', wantedAt: '2026-11-26T09:00:00Z' })
  await put(2, { startsAt: '2026-11-27T09:00:00Z', status: 'pending', lapsesAt: '2026-11-22T08:00:00Z' })
  await put(2, { startsAt: '2026-11-12T09:00:00Z' }, fahad)
  const { waiting, earned, activePatients, growth } = await dashboardOf(layla)
  const [naive] = await app.rows<{ requests: number; earned: number; active: number }>(
    `select count(*) filter (where status = 'pending' and lapses_at > $2)::int as requests,
        coalesce(sum(price_halalas) filter (where status = 'completed' and to_char(starts_at at time zone 'Asia/Riyadh', 'YYYY-MM') = '2026-11'), 0)::int / 100 as earned,
        count(distinct patient_id) filter (where starts_at >= $2::timestamptz - interval '90 days' and (status in ('confirmed', 'completed') or status = 'pending' and lapses_at > $2))::int as active
      from appointments where dietitian_id = $1`,
    [layla.id, now],
  )
  expect({ requests: waiting.requests, earned, active: activePatients }).toEqual(naive)
  expect(naive).toEqual({ requests: 1, earned: 450, active: 4 })
  const { body: list } = await layla.call(listAppointments, { view: 'pending' })
  expect(list.appointments).toHaveLength(waiting.requests)
  const { body: active } = await layla.call(listPatients, { state: 'active' })
  expect(active.patients).toHaveLength(activePatients)
  expect(growth.filter(({ count }) => count > 0)).toEqual([
    { month: '2026-08', count: 1 },
    { month: '2026-10', count: 1 },
    { month: '2026-11', count: 1 },
  ])
})

test('the agenda follows the practice’s own day, at any hour, and marks first visits', async () => {
  const tonight = await put(1, { startsAt: '2026-11-22T19:00:00Z', status: 'confirmed' }, fahad)
  const early = await put(0, { startsAt: '2026-11-22T21:00:00Z', status: 'confirmed' }, fahad)
  const late = await put(2, { startsAt: '2026-11-23T20:30:00Z', status: 'confirmed' }, fahad)
  await put(1, { startsAt: '2026-11-23T10:00:00Z', status: 'cancelled' }, fahad)
  await put(1, { startsAt: '2026-11-23T21:00:00Z', status: 'confirmed' }, fahad)
  const agendaAt = async (moment: string) => {
    app.at(moment)
    return (await dashboardOf(fahad)).agenda.map(({ id, isFirst }) => [id, isFirst])
  }
  // Midnight in Riyadh falls between the two.
  expect(await agendaAt('2026-11-22T20:59:00.000Z')).toEqual([[tonight, true]])
  expect(await agendaAt('2026-11-22T21:00:00.000Z')).toEqual([
    [early, true],
    [late, false],
  ])
  app.at(now)
})

test('after today’s appointments the next confirmed one of a later day is shown', async () => {
  const practice = await join(app, { ...drFahad, email: unique(drFahad.email) }, { role: 'dietitian' })
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const put = (facts: RowFacts) => putAppointment(app, { patient, dietitian: practice }, facts)
  await put({ startsAt: '2026-11-23T09:00:00Z', status: 'pending' })
  const tomorrow = await put({ startsAt: '2026-11-23T11:00:00Z', status: 'confirmed' })
  await put({ startsAt: '2026-11-24T09:00:00Z', status: 'confirmed' })
  expect((await dashboardOf(practice)).next).toMatchObject({
    id: tomorrow,
    patient: { id: patient.id, name: sara.name },
    isFirst: true,
  })
})

test('a visit that is over, a request for another time and a claim wait for the dietitian', async () => {
  const practice = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  const patient = await join(app, { ...omar, email: unique(omar.email) })
  const put = (facts: RowFacts) => putAppointment(app, { patient, dietitian: practice }, facts)
  const over = await put({ startsAt: '2026-11-22T17:00:00Z', status: 'confirmed', mode: 'in-person' })
  await put({ startsAt: '2026-11-22T20:15:00Z', status: 'confirmed' })
  const moved = await put({
    startsAt: '2026-11-25T09:00:00Z',
    status: 'confirmed',
    wantedAt: '2026-11-26T09:00:00Z',
  })
  const waitingOf = async () => {
    const { moves, unfinished, claims } = (await dashboardOf(practice)).waiting
    return { moves, unfinished, claims }
  }
  expect(await waitingOf()).toEqual({
    moves: { count: 1, first: moved },
    unfinished: { count: 1, first: over },
    claims: none,
  })
  const reported = await patient.call(reportAbsence, { id: over, words: '' })
  expect(reported.status).toBe(200)
  expect(await waitingOf()).toEqual({
    moves: { count: 1, first: moved },
    unfinished: none,
    claims: { count: 1, first: over },
  })
})

test('a message that was read waits for an answer for a week', async () => {
  const practice = await join(app, { ...drFahad, email: unique(drFahad.email) }, { role: 'dietitian' })
  const [patient, other] = [
    await join(app, { ...sara, email: unique(sara.email) }),
    await join(app, { ...omar, email: unique(omar.email) }),
  ]
  for (const each of [patient, other])
    await putAppointment(app, { patient: each, dietitian: practice }, { startsAt: '2026-11-10T09:00:00Z' })
  const write = (person: Person, by: Person, at: string) =>
    putConversation(app, { person, dietitian: practice }, [
      { by, text: 'May I eat dates?', at: new Date(at) },
    ])
  await write(patient, patient, '2026-11-21T09:00:00Z')
  await write(other, practice, '2026-11-21T10:00:00Z')
  const unanswered = async () => (await dashboardOf(practice)).waiting.unanswered
  expect(await unanswered(), 'not read yet').toEqual({ count: 0, latest: null })
  await app.rows('update conversations set other_read = last_sequence where dietitian_id = $1', [practice.id])
  expect(await unanswered()).toEqual({ count: 1, latest: patient.id })
  await app.rows(`update conversations set last_at = '2026-11-15T20:00:00Z' where dietitian_id = $1`, [
    practice.id,
  ])
  expect(await unanswered()).toEqual({ count: 0, latest: null })
})

test('unread messages and unsigned notes are counted', async () => {
  await putConversation(app, { person: at(0), dietitian: layla }, [{ by: at(0), text: 'May I eat dates?' }])
  const id = await put(0, { startsAt: '2026-11-21T09:00:00Z' })
  await layla.call(saveNotes, { id, assessment: 'Weight is falling.', private: '', shared: '' })
  const { waiting } = await dashboardOf(layla)
  expect(waiting.unread).toMatchObject({
    count: 1,
    latest: { from: { id: at(0).id, userType: 'patient' }, content: 'May I eat dates?' },
  })
  expect(waiting.unsigned).toMatchObject({ count: 1, first: [{ id, name: sara.name }] })
})

test('feedback shows the mean and the distribution of the public reviews, and the latest first', async () => {
  const late = await reviewedBy(app, at(0), layla, { rating: 5, writtenAt: '2026-11-20T09:00:00Z' })
  app.at('2026-11-22T21:10:00.000Z')
  await reviewedBy(app, at(1), layla, { rating: 4, writtenAt: '2026-11-19T09:00:00Z' })
  app.at('2026-11-22T21:50:00.000Z')
  const hidden = await reviewedBy(app, at(2), layla, { rating: 1, writtenAt: '2026-11-21T09:00:00Z' })
  await app.rows(`update reviews set hidden_at = now(), hidden_because = 'Spam' where id = $1`, [
    hidden.review,
  ])
  app.at(now)
  const { tally, reviews } = await dashboardOf(layla)
  expect(tally).toEqual({ average: 4.5, count: 2, stars: [0, 0, 0, 1, 1] })
  expect(reviews.map(({ rating }) => rating)).toEqual([5, 4])
  expect(reviews[0]?.id).toBe(late.review)
})

test('the steps missing before a first paid visit are listed, and disappear as they are completed', async () => {
  const setUpOf = async (person: Person) => (await dashboardOf(person)).waiting.setUp
  const nothing = { fields: [], documents: [] }
  await app.rows('update platform_settings set takes_payments = true')
  const person = await applicant(app, 'draft')
  const needs = (await setUpOf(person)).needs
  expect(await setUpOf(person)).toEqual({ application: 'ready', missing: nothing, needs })
  expect(needs).toEqual(expect.arrayContaining(['billing', 'iban']))
  await app.rows(`update dietitian_profiles set license_expires_on = null where user_id = $1`, [person.id])
  expect(await setUpOf(person)).toMatchObject({
    application: 'incomplete',
    missing: { fields: ['licenseExpiresOn'], documents: [] },
  })
  await app.rows(`update dietitian_profiles set license_expires_on = '2030-01-01' where user_id = $1`, [
    person.id,
  ])
  expect((await person.call(submitPractice, {})).status).toBe(200)
  await addBillingDetails(app, person)
  expect(await setUpOf(person)).toMatchObject({ application: null, missing: nothing })
  await app.rows(
    `update billing_details set iban_sealed = '\\x00', iban_end = '7519', iban_changed_at = $2 where user_id = $1`,
    [person.id, now],
  )
  await app.rows(`update availabilities set weekly = '[[],[],[],[],[],[],[]]' where user_id = $1`, [
    person.id,
  ])
  expect((await setUpOf(person)).needs).toEqual(['hours'])
  await put(0, { startsAt: '2026-11-13T09:00:00Z' }, person)
  expect(await setUpOf(person)).toEqual({ application: null, missing: nothing, needs: [] })
  const rejected = await applicant(app, 'rejected')
  expect((await setUpOf(rejected)).application).toBe('again')
  await app.rows('update platform_settings set takes_payments = false')
})
