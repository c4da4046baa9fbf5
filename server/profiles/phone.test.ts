import { expect, test } from 'vitest'
import { readContactChoices } from '#contract/notifications/choices.ts'
import { readPhone, savePhone } from '#contract/profiles.ts'
import { openApp } from '#test/app.ts'
import { omar, sara } from '#test/cast.ts'
import { join } from '#test/people.ts'

const app = await openApp()

test('a patient changes the number for text messages, and removes it', async () => {
  const patient = await join(app, sara)
  const other = await join(app, omar)
  const before = (await other.call(readPhone, {})).body
  for (let times = 0; times < 2; times++)
    expect((await patient.call(savePhone, { phone: '050 765 4321' })).body).toEqual({
      phone: '+966507654321',
    })
  expect((await patient.call(readPhone, {})).body).toEqual({ phone: '+966507654321' })

  const refused = await patient.call(savePhone, { phone: '+999 12 345 6789' })
  expect([refused.status, refused.body.error.fields?.[0]]).toMatchObject([
    422,
    { field: 'phone', code: 'phone_too_short' },
  ])
  expect((await patient.call(readPhone, {})).body).toEqual({ phone: '+966507654321' })

  expect((await patient.call(savePhone, {})).body).toEqual({ phone: null })
  expect((await patient.call(readContactChoices, {})).body.hasPhone).toBe(false)
  await app.runJobs()
  const letters = await app.mailTo(patient.email)
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
    'The mobile number of your account was changed',
    'The mobile number of your account was removed',
  ])
  for (const { text } of letters) {
    expect(text).toContain('set a new password now')
    expect(text).toContain('/patient/settings?tab=security')
    expect(text).not.toContain('507654321')
  }
  expect((await other.call(readPhone, {})).body).toEqual(before)
  const told = await app.rows("select detail from events where kind = 'profile.phone_changed'")
  expect(told).toHaveLength(2)
  expect(JSON.stringify(told)).not.toContain('507654321')
})
