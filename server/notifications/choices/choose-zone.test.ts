import { expect, test } from 'vitest'
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
import { booked } from '#test/appointments/appointments.ts'
import { drLayla, sara } from '#test/cast.ts'
import { join } from '#test/people.ts'
import { listed } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })

test('the zone that was chosen holds everywhere, and a device that names another one does not displace it', async () => {
  app.at('2026-11-22T06:00:00.000Z')
  const [patient, layla] = [await join(app, sara), await join(app, drLayla, { role: 'dietitian' })]
  await listed(app, layla)
  const { id } = await booked(app, patient, layla, { startsAt: '2026-11-24T10:00:00Z' })
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
