import { beforeAll, expect, test } from 'vitest'
import { defaultChoices, readContactChoices, saveContactChoices } from '#contract/notifications/choices.ts'
import { openApp } from '#test/app.ts'
import { booked } from '#test/appointments/appointments.ts'
import { drLayla, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listed } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
let patient: Person
let dietitian: Person

beforeAll(async () => {
  app.at('2026-11-22T06:00:00Z')
  patient = await join(app, { ...sara, email: unique(sara.email) })
  dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listed(app, dietitian)
})

const none = {
  emailUpdates: false,
  emailReminders: false,
  smsUpdates: false,
  smsReminders: false,
  emailDigest: false,
}

test('the defaults are what most people want', async () => {
  const { body } = await patient.call(readContactChoices, {})
  expect(body).toEqual({ choices: defaultChoices, zone: 'Asia/Riyadh', hasPhone: true })
})

test('a choice is stored, only for this person, and recorded once', async () => {
  await patient.call(saveContactChoices, { ...none, smsReminders: true, emailDigest: false })
  await patient.call(saveContactChoices, { ...none, smsReminders: true, emailDigest: false })
  expect((await patient.call(readContactChoices, {})).body.choices).toEqual({
    ...none,
    smsReminders: true,
    emailDigest: false,
  })
  expect((await dietitian.call(readContactChoices, {})).body.choices).toEqual(defaultChoices)
  const events = await app.rows("select id from events where kind = 'account.contact_chosen'")
  expect(events.length).toBe(1)
})

test('without a number text messages cannot be chosen', async () => {
  await app.rows('update profiles set phone = null where id = $1', [dietitian.id])
  expect((await dietitian.call(readContactChoices, {})).body.hasPhone).toBe(false)
})

test('a person who wants nothing still gets confirmations in writing', async () => {
  await patient.call(saveContactChoices, none)
  await dietitian.call(saveContactChoices, none)
  await booked(app, patient, dietitian, { startsAt: '2026-11-24T06:00:00.000Z' })
  await app.runJobs()
  expect((await app.mailTo(patient.email)).map(({ subject }) => subject)).toEqual([
    'Your request has been sent',
  ])
  expect(await app.mailTo(dietitian.email)).toEqual([])
  expect(await app.mailTo('+966501234567')).toEqual([])
})

test('an unknown choice is refused', async () => {
  const { status } = await patient.call(saveContactChoices, { ...none, marketing: true } as never)
  expect(status).toBe(400)
})
