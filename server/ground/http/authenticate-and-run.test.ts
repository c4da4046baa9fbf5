import { expect, test } from 'vitest'
import { chooseLanguage } from '#contract/accounts/security.ts'
import { readSession, signIn } from '#contract/accounts/sign-in.ts'
import { listAppointments } from '#contract/appointments/appointment.ts'
import { openApp } from '#test/app.ts'
import { drLayla, omar, sara } from '#test/cast.ts'
import { join, password, unique } from '#test/people.ts'
import { runWhileUncommitted } from '#test/run-while-uncommitted.ts'
import { system, type Tx } from '../data/db.ts'

const app = await openApp()
app.at('2026-11-22T06:00:00Z')
const list = { view: 'upcoming' } as const

test('a caller whose session has just been deleted is refused immediately', async () => {
  const patient = await join(app, sara)
  expect((await patient.call(listAppointments, list)).status).toBe(200)
  await app.rows('delete from sessions where user_id = $1', [patient.id])
  const refused = await patient.call(listAppointments, list)
  expect([refused.status, refused.body.error.code]).toEqual([401, 'signed_out'])
  expect((await patient.call(readSession, {})).body).toEqual({ session: null })
})

test('a change on behalf of an ended session changes nothing', async () => {
  const patient = await join(app, omar)
  expect((await patient.call(chooseLanguage, { language: 'en' })).status).toBe(200)
  await app.rows('update users set suspended_at = now() where id = $1', [patient.id])
  const refused = await patient.call(chooseLanguage, { language: 'ar' })
  expect([refused.status, refused.body.error.code]).toEqual([401, 'signed_out'])
  expect(await app.rows('select language from users where id = $1', [patient.id])).toEqual([
    { language: 'en' },
  ])
})

test('a session that has since switched to another role gets that role’s rows', async () => {
  const both = await join(app, drLayla, { role: 'dietitian', also: ['patient'] })
  expect((await both.call(readSession, {})).body.session?.activeRole).toBe('dietitian')
  expect((await both.call(listAppointments, list)).status).toBe(200)
  await app.rows("update sessions set active_role = 'patient' where user_id = $1", [both.id])
  expect((await both.call(readSession, {})).body.session?.activeRole).toBe('patient')
  expect((await both.call(listAppointments, list)).status).toBe(200)
})

test.each([
  ['a name', "update profiles set first_name = 'Salma' where id = $1", { firstName: 'Salma' }],
  [
    'a name in the other script',
    "update profiles set other_name = 'سلمى' where id = $1",
    { otherName: 'سلمى' },
  ],
  ['an address', "update users set email = 'salma@example.sa' where id = $1", { email: 'salma@example.sa' }],
  ['a language', "update users set language = 'ar' where id = $1", { language: 'ar' }],
])('a signed-in person immediately sees that %s has changed', async (_, change, changed) => {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const seen = async () => (await patient.call(readSession, {})).body.session?.user
  await seen()
  const before = await seen()
  await app.rows(change, [patient.id])
  expect(await seen()).toEqual({
    ...before,
    ...changed,
    ...('firstName' in changed && { name: 'Salma Al-Qahtani' }),
  })
  expect(await seen()).toMatchObject(changed)
})

test('a signed-in person immediately sees a change of role, second factor or notifications', async () => {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const seen = async () => {
    const { session } = (await patient.call(readSession, {})).body
    return [
      session?.user.roles.map((role) => role.roleType),
      session?.user.secondFactor,
      session?.lastNotification,
    ]
  }
  await seen()
  const [, , last = 0] = await seen()
  await app.rows(
    "insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by) values ($1, 'dietitian', false, now(), 'test')",
    [patient.id],
  )
  expect(await seen()).toEqual([['patient', 'dietitian'], false, last])
  await app.rows(
    `insert into second_factors (user_id, secret_sealed, made_at, confirmed_at) values ($1, '', now(), now())`,
    [patient.id],
  )
  expect(await seen()).toEqual([['patient', 'dietitian'], true, last])
  await app.rows(
    'insert into notification_states (user_id, last) values ($1, 7) on conflict (user_id) do update set last = 7',
    [patient.id],
  )
  expect(await seen()).toEqual([['patient', 'dietitian'], true, 7])
})

test('malformed input from a signed-out caller is answered with 401, like any signed-out request', async () => {
  const patient = await join(app, { ...sara, email: 'sara-elsewhere@example.sa' })
  expect((await patient.call(listAppointments, list)).status).toBe(200)
  await app.rows('delete from sessions where user_id = $1', [patient.id])
  expect((await patient.fetch('/api/appointments?view=nonsense')).status).toBe(401)
})

test('no session begins on an account that is being suspended', async () => {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const signedIn = await runWhileUncommitted(
    app,
    (tx) => suspend(tx, patient),
    () => app.call(signIn, { email: patient.email, password }),
  )
  expect(signedIn.status).toBe(200)
  expect(await sessionsOf(patient)).toEqual([{ is_open: false }, { is_open: false }])
})

test('a person suspended while signing in is shut out of the session that began', async () => {
  const patient = await join(app, { ...omar, email: unique(omar.email) })
  await runWhileUncommitted(
    app,
    (tx) =>
      tx.updateTable('sessions').set({ active_role: 'patient' }).where('user_id', '=', patient.id).execute(),
    () => app.house.db.as(system, (tx) => suspend(tx, patient)),
  )
  expect(await sessionsOf(patient)).toEqual([{ is_open: false }])
  expect((await patient.call(listAppointments, list)).status).toBe(401)
})

test('a person who loses a role and gets it back finds the session as it was', async () => {
  const both = await join(
    app,
    { ...drLayla, email: unique(drLayla.email) },
    { role: 'dietitian', also: ['patient'] },
  )
  const role = [both.id, 'dietitian']
  await app.rows('update user_roles set is_primary = role_type <> $2 where user_id = $1', role)
  await app.rows('delete from user_roles where user_id = $1 and role_type = $2', role)
  expect((await both.call(listAppointments, list)).status).toBe(401)
  await app.rows(
    "insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by) values ($1, $2, false, now(), '')",
    role,
  )
  expect((await both.call(listAppointments, list)).status).toBe(200)
})

const suspend = (tx: Tx, { id }: { id: string }) =>
  tx.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', id).execute()

const sessionsOf = ({ id }: { id: string }) =>
  app.rows('select is_open from sessions where user_id = $1 order by id', [id])
