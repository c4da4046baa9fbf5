import { expect, test } from 'vitest'
import { chooseLanguage } from '#contract/accounts/security.ts'
import { readSession } from '#contract/accounts/sign-in.ts'
import { listAppointments } from '#contract/appointments/appointment.ts'
import { openApp } from '#test/app.ts'
import { drLayla, omar, sara } from '#test/cast.ts'
import { join } from '#test/people.ts'

const app = await openApp()
app.at('2026-11-22T06:00:00Z')
const list = { view: 'upcoming' } as const

test('whoever was here a moment ago is refused as soon as the session is gone', async () => {
  const patient = await join(app, sara)
  expect((await patient.call(listAppointments, list)).status).toBe(200)
  await app.rows('delete from sessions where user_id = $1', [patient.id])
  const refused = await patient.call(listAppointments, list)
  expect([refused.status, refused.body.error.code]).toEqual([401, 'signed_out'])
  expect((await patient.call(readSession, {})).body).toEqual({ session: null })
})

test('a change in the name of a session that is gone changes nothing', async () => {
  const patient = await join(app, omar)
  expect((await patient.call(chooseLanguage, { language: 'en' })).status).toBe(200)
  await app.rows('update users set suspended_at = now() where id = $1', [patient.id])
  const refused = await patient.call(chooseLanguage, { language: 'ar' })
  expect([refused.status, refused.body.error.code]).toEqual([401, 'signed_out'])
  expect(await app.rows('select language from users where id = $1', [patient.id])).toEqual([
    { language: 'en' },
  ])
})

test('a session that acts in another role since is asked for that role’s rows', async () => {
  const both = await join(app, drLayla, { role: 'dietitian', also: ['patient'] })
  expect((await both.call(readSession, {})).body.session?.activeRole).toBe('dietitian')
  expect((await both.call(listAppointments, list)).status).toBe(200)
  await app.rows("update sessions set active_role = 'patient' where user_id = $1", [both.id])
  expect((await both.call(readSession, {})).body.session?.activeRole).toBe('patient')
  expect((await both.call(listAppointments, list)).status).toBe(200)
})

test('malformed input of somebody who is signed out is answered with 401, as that of a stranger', async () => {
  const patient = await join(app, { ...sara, email: 'sara-elsewhere@example.sa' })
  expect((await patient.call(listAppointments, list)).status).toBe(200)
  await app.rows('delete from sessions where user_id = $1', [patient.id])
  expect((await patient.fetch('/api/appointments?view=nonsense')).status).toBe(401)
})
