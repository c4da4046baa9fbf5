import { expect, test } from 'vitest'
import { listRoles, revokeRole } from '#contract/accounts/people.ts'
import { readSession } from '#contract/accounts/sign-in.ts'
import { done } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { bind } from '#server/ground/http/bind.ts'
import { openCookies } from '#server/ground/http/cookies.ts'
import { openApp } from '#test/app.ts'
import { drLayla, noor, omar, sara } from '#test/cast.ts'
import { atAnotherBrowser, join, type Person, signIn, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const admin = await join(app, noor, { role: 'admin' })
const both = (role: 'patient' | 'dietitian' = 'dietitian') =>
  join(
    app,
    { ...drLayla, email: unique(drLayla.email) },
    { role, also: [role === 'patient' ? 'dietitian' : 'patient'] },
  )
const sessionOf = async (person: Person) => (await person.call(readSession, {})).body.session
const rolesOf = async (person: Person) =>
  (await person.call(listRoles, {})).body.roles.map(({ roleType, isPrimary }) =>
    isPrimary ? `${roleType}*` : roleType,
  )
const revocations = ({ id }: Person) =>
  app.rows("select actor, detail from events where kind = 'account.role_revoked' and subject_id = $1", [id])

/** A route for dietitians, like those behind every screen of their portal. */
const dietitiansDoor = bind(
  route({ method: 'GET', path: '/api/made-up', summary: 'Made up.', audience: 'dietitian', output: done }),
  async () => ({ done: true as const }),
)
const atDietitiansDoor = async ({ headers }: Person): Promise<string> => {
  const cookies = openCookies(app.house.settings, headers.cookie)
  const request = { params: {}, query: {}, body: undefined, language: null, address: 'test', agent: '' }
  try {
    await dietitiansDoor.answer(app.house, { ...request, cookies, idempotencyKey: undefined })
    return 'come in'
  } catch (fault) {
    return (fault as { code: string }).code
  }
}

test('a demoted dietitian loses access with the next request, and stays signed in with the remaining role', async () => {
  const person = await both()
  const there = atAnotherBrowser(app, person)
  await signIn(there)
  expect(await Promise.all([person, there].map(atDietitiansDoor))).toEqual(['come in', 'come in'])
  const { status, body } = await admin.call(revokeRole, { id: person.id, role: 'dietitian' })
  expect(status).toBe(200)
  expect(body.person.roles).toMatchObject([{ roleType: 'patient', isPrimary: true }])
  expect(await Promise.all([person, there].map(atDietitiansDoor))).toEqual([
    'wrong_audience',
    'wrong_audience',
  ])
  expect((await sessionOf(person))?.activeRole).toBe('patient')
  expect(await rolesOf(there)).toEqual(['patient*'])
  expect(await revocations(person)).toEqual([{ actor: admin.id, detail: { role: 'dietitian' } }])
})

test('a removed role gives no access, however it was removed', async () => {
  const person = await both('patient')
  await app.rows("update sessions set active_role = 'dietitian' where user_id = $1", [person.id])
  expect(await atDietitiansDoor(person)).toBe('come in')
  await app.rows("delete from user_roles where user_id = $1 and role_type = 'dietitian'", [person.id])
  expect(await atDietitiansDoor(person)).toBe('signed_out')
})

test('sessions in another role continue unchanged', async () => {
  const person = await both('patient')
  const before = await sessionOf(person)
  await admin.call(revokeRole, { id: person.id, role: 'dietitian' })
  expect(await sessionOf(person)).toMatchObject({ activeRole: 'patient', endsAt: before?.endsAt })
})

test('a role that is not held is not revoked again', async () => {
  const person = await both()
  for (let times = 0; times < 2; times++)
    expect((await admin.call(revokeRole, { id: person.id, role: 'dietitian' })).status).toBe(200)
  expect(await revocations(person)).toHaveLength(1)
})

test('the last role cannot be revoked', async () => {
  const person = await join(app, { ...sara, email: unique(sara.email) })
  const { status, body } = await admin.call(revokeRole, { id: person.id, role: 'patient' })
  expect([status, body.error.code]).toEqual([409, 'last_role'])
  expect(await rolesOf(person)).toEqual(['patient*'])
})

test('of two roles revoked at the same time one remains', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => both()))
  const answers = await Promise.all(
    people.map(({ id }) =>
      Promise.all((['dietitian', 'patient'] as const).map((role) => admin.call(revokeRole, { id, role }))),
    ),
  )
  for (const pair of answers) expect(pair.map(({ status }) => status).sort()).toEqual([200, 409])
  for (const person of people) expect(await rolesOf(person)).toHaveLength(1)
})

test('a role stored under its former name, client, is the patient’s, and is revoked with it', async () => {
  const person = await both()
  await app.rows("update user_roles set role_type = 'client' where user_id = $1 and role_type = 'patient'", [
    person.id,
  ])
  await admin.call(revokeRole, { id: person.id, role: 'client' })
  expect(await rolesOf(person)).toEqual(['dietitian*'])
})

test('an account that does not exist has no role to lose', async () => {
  const id = '019ac000-0000-7000-8000-000000000000'
  const { status, body } = await admin.call(revokeRole, { id, role: 'dietitian' })
  expect([status, body.error.code]).toEqual([404, 'not_found'])
})

test('a patient’s month-long session does not become an admin’s when the patient role is revoked', async () => {
  app.at('2026-11-21T08:00:00Z')
  const person = await join(app, { ...omar, email: unique(omar.email) }, { role: 'patient', also: ['admin'] })
  await app.rows('update users set second_factor_waived = true where id = $1', [person.id])
  const fresh = atAnotherBrowser(app, person)
  app.at('2026-11-21T15:55:00Z')
  await signIn(fresh)
  await person.call(listRoles, {})
  const chief = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  await chief.call(revokeRole, { id: person.id, role: 'patient' })
  expect(await sessionOf(person)).toMatchObject({
    activeRole: 'admin',
    expiresAt: '2026-11-21T16:00:00.000Z',
    endsAt: '2026-11-21T16:00:00.000Z',
  })
  expect(await sessionOf(fresh)).toMatchObject({
    activeRole: 'admin',
    expiresAt: '2026-11-21T16:10:00.000Z',
    endsAt: '2026-11-21T23:55:00.000Z',
  })
})
