import { beforeAll, expect, test } from 'vitest'
import { giveHealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import type { HealthGroup } from '#contract/health/kinds.ts'
import { readPatientHealth } from '#contract/health/patients.ts'
import {
  answerAccessRequest,
  readSharing,
  saveDietitianSharing,
  saveSharing,
} from '#contract/health/sharing.ts'
import { requestAccess } from '#contract/health/visit.ts'
import { listNotifications } from '#contract/notifications/list.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const now = '2026-11-22T09:00:00.000Z'
app.at(now)
let layla: Person
let fahad: Person

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  for (const dietitian of [layla, fahad]) await listedDietitian(app, dietitian)
})

async function patient(shared: HealthGroup[]) {
  const person = await join(app, { ...sara, email: unique(sara.email) })
  for (const dietitian of [layla, fahad]) await putAppointment(app, { patient: person, dietitian })
  await person.call(giveHealthConsent, { version: healthConsentVersion })
  await person.call(saveDietitianSharing, { dietitian: layla.id, groups: shared })
  return person
}
const ask = (person: Person, groups: HealthGroup[]) =>
  layla.call(requestAccess, { patient: person.id, groups })
const answer = (person: Person, shares: boolean) =>
  person.call(answerAccessRequest, { dietitian: layla.id, shares })
const seenBy = async (dietitian: Person, person: Person) =>
  (await dietitian.call(readPatientHealth, { patient: person.id })).body
const requestOf = async (person: Person) =>
  (await person.call(readSharing, {})).body.dietitians.find(({ dietitian }) => dietitian.id === layla.id)
    ?.request
const asked = async (person: Person) => {
  await app.runJobs()
  const { notifications } = (await person.call(listNotifications, {})).body
  return notifications.filter(({ kind }) => kind === 'access.asked')
}

test('a request reaches the patient once, and one press shares what it names', async () => {
  const person = await patient(['heart', 'meals'])
  expect(await ask(person, ['body', 'heart'])).toMatchObject({ status: 201, body: { askedAt: now } })
  await ask(person, ['body', 'glucose'])
  expect(await asked(person)).toMatchObject([{ side: 'patient', dietitian: { name: drLayla.name } }])
  expect(await requestOf(person)).toEqual({ groups: ['body'], askedAt: now })
  expect((await seenBy(layla, person)).askedAt).toBe(now)

  expect((await answer(person, true)).status).toBe(200)
  expect((await seenBy(layla, person)).groups).toEqual(['body', 'heart', 'meals'])
  expect(await requestOf(person)).toBeNull()
})

test('a refusal looks to the dietitian like no answer, and bars no later request', async () => {
  const person = await patient(['meals'])
  await ask(person, ['body'])
  const before = await seenBy(layla, person)
  await app.rows('delete from changes where user_id = $1', [layla.id])
  expect((await answer(person, false)).status).toBe(200)
  expect(await seenBy(layla, person)).toEqual(before)
  expect(await requestOf(person)).toBeNull()
  await app.runJobs()
  expect((await layla.call(listNotifications, {})).body.notifications).toEqual([])
  expect(await app.rows('select from changes where user_id = $1', [layla.id])).toEqual([])

  const age = (days: number) =>
    app.rows(
      "update access_requests set asked_at = $2::timestamptz - $3 * interval '1 day' where patient_id = $1",
      [person.id, now, days],
    )
  await age(29)
  await ask(person, ['body'])
  expect(await requestOf(person)).toBeNull()
  await age(30)
  expect((await seenBy(layla, person)).askedAt).toBeNull()
  await ask(person, ['body'])
  expect(await requestOf(person)).toMatchObject({ groups: ['body'] })
})

test('where nothing was shared with anybody, a yes opens these parts to this dietitian alone', async () => {
  const person = await patient(['meals'])
  await person.call(saveSharing, { sharesRecord: false })
  await ask(person, ['body'])
  await answer(person, true)
  expect((await person.call(readSharing, {})).body.sharesRecord).toBe(true)
  expect((await seenBy(layla, person)).groups).toEqual(['body'])
  expect((await seenBy(fahad, person)).groups).toEqual([])
})

test('what the patient shares of their own accord is not asked for any more', async () => {
  const person = await patient([])
  await ask(person, ['body', 'heart'])
  await person.call(saveDietitianSharing, { dietitian: layla.id, groups: ['body'] })
  expect(await requestOf(person)).toMatchObject({ groups: ['heart'] })
  await person.call(saveDietitianSharing, { dietitian: layla.id, groups: ['body', 'heart'] })
  expect(await requestOf(person)).toBeNull()
})

test('only a dietitian of the patient asks, and only the patient answers', async () => {
  const person = await patient([])
  const stranger = await join(app, { ...sara, email: unique(sara.email) })
  expect((await layla.call(requestAccess, { patient: stranger.id, groups: ['body'] })).status).toBe(404)
  await ask(person, ['body'])
  expect((await answer(stranger, true)).status).toBe(404)
  expect((await seenBy(layla, person)).groups).toEqual([])
})
