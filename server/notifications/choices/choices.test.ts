import { beforeAll, expect, test } from 'vitest'
import { askForReset } from '#contract/accounts/reset.ts'
import { readSession } from '#contract/accounts/sign-in.ts'
import { confirmAppointment } from '#contract/appointments/changes.ts'
import {
  chooseZone,
  defaultChoices,
  readContactChoices,
  saveContactChoices,
} from '#contract/notifications/choices.ts'
import { openApp } from '#test/app.ts'
import { bookedAppointment } from '#test/appointments/appointments.ts'
import { drLayla, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
let patient: Person
let dietitian: Person

beforeAll(async () => {
  app.at('2026-11-22T06:00:00Z')
  patient = await join(app, { ...sara, email: unique(sara.email) })
  dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listedDietitian(app, dietitian)
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

test('a person who has turned everything off still gets confirmations by email', async () => {
  await patient.call(saveContactChoices, none)
  await dietitian.call(saveContactChoices, none)
  await bookedAppointment(app, patient, dietitian, { startsAt: '2026-11-24T06:00:00.000Z' })
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

test('the chosen time zone applies everywhere, and a device that reports another one does not replace it', async () => {
  app.at('2026-11-22T06:00:00.000Z')
  const [patient, layla] = [await join(app, sara), await join(app, drLayla, { role: 'dietitian' })]
  await listedDietitian(app, layla)
  const { id } = await bookedAppointment(app, patient, layla, { startsAt: '2026-11-24T10:00:00Z' })
  const zoneShown = async () => (await patient.call(readSession, {})).body.session?.user.zone
  expect(await zoneShown()).toBeNull()

  expect((await patient.call(chooseZone, { zone: 'America/New_York', isChosen: true })).status).toBe(200)
  expect(await zoneShown()).toBe('America/New_York')
  await patient.call(saveContactChoices, { ...defaultChoices, emailDigest: true, zone: 'Asia/Riyadh' })
  const { zone, choices } = (await patient.call(readContactChoices, {})).body
  expect([zone, choices.emailDigest]).toEqual(['America/New_York', true])

  await app.runJobs()
  await layla.call(confirmAppointment, { id })
  await app.call(askForReset, { email: patient.email })
  await app.runJobs()
  const letters = await app.mailTo(patient.email)
  expect(letters.find(({ subject }) => /confirmed/i.test(subject))?.text).toContain('5:00 am')
  expect(letters.find(({ id: name }) => name.endsWith('.account-reset'))?.text).toContain(
    '1:00 am (Eastern Time)',
  )
  const [sms] = (await app.mailTo('+966501234567')).filter(({ text }) => text.includes('Eastern Time'))
  expect(sms).toBeDefined()

  await patient.call(chooseZone, { zone: 'Asia/Riyadh', isChosen: false })
  await patient.call(chooseZone, { zone: 'Asia/Riyadh', isChosen: false })
  expect(await zoneShown()).toBeNull()
  expect(
    await app.rows("select from events where kind = 'account.zone_chosen' and subject_id = $1", [patient.id]),
  ).toHaveLength(2)
})
