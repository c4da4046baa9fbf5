import { expect, test } from 'vitest'
import { listRoles, setPrimaryRole, switchRole } from '#contract/accounts/people.ts'
import type { Role } from '#contract/accounts/role.ts'
import { provePassword, readSession, signOut } from '#contract/accounts/sign-in.ts'
import { openApp } from '#test/app.ts'
import { drLayla, noor, omar, sara } from '#test/cast.ts'
import { atAnotherBrowser, join, type Person, password, signIn, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const both = (who: { name: string; email: string } = drLayla) =>
  join(app, { ...who, email: unique(who.email) }, { role: 'patient', also: ['dietitian'] })
const primaryOf = async (person: Person) =>
  (await person.call(listRoles, {})).body.roles
    .filter(({ isPrimary }) => isPrimary)
    .map(({ roleType }) => roleType)
const eventsOf = async ({ id }: Person) =>
  (
    await app.rows<{ kind: string; detail: unknown }>(
      "select kind, detail from events where subject_id = $1 and (kind like '%role%') order by id",
      [id],
    )
  ).map(({ kind, detail }) => [kind, detail])

test('a person sees their own roles, the primary one marked', async () => {
  const person = await both()
  const { roles } = (await person.call(listRoles, {})).body
  expect(roles.map(({ roleType, isPrimary }) => [roleType, isPrimary])).toEqual([
    ['patient', true],
    ['dietitian', false],
  ])
})

test('a person with two roles switches under a new token, and the default stays', async () => {
  const person = await both()
  const before = person.headers.cookie
  const { body } = await person.call(switchRole, { role: 'dietitian' })
  expect(body.session).toMatchObject({ activeRole: 'dietitian', user: { id: person.id } })
  expect(person.headers.cookie).not.toBe(before)
  expect((await app.call(readSession, {}, { cookie: before ?? '' })).body.session).toBeNull()
  expect((await person.call(readSession, {})).body.session?.activeRole).toBe('dietitian')
  expect(await primaryOf(person)).toEqual(['patient'])
  expect(await eventsOf(person)).toEqual([['session.role_switched', { from: 'patient', to: 'dietitian' }]])
})

test('a role chosen as default is the one that the next sign-in starts in', async () => {
  const person = await both()
  await person.call(switchRole, { role: 'dietitian', asDefault: true })
  expect(await primaryOf(person)).toEqual(['dietitian'])
  await person.call(signOut, {})
  expect((await signIn(person)).body.session.activeRole).toBe('dietitian')
  expect(await eventsOf(person)).toEqual([
    ['account.primary_role_set', { role: 'dietitian' }],
    ['session.role_switched', { from: 'patient', to: 'dietitian' }],
  ])
})

test('choosing the current role changes nothing', async () => {
  const person = await both()
  const before = person.headers.cookie
  expect((await person.call(switchRole, { role: 'patient', asDefault: true })).status).toBe(200)
  expect(person.headers.cookie).toBe(before)
  expect(await eventsOf(person)).toEqual([])
})

test('the former role of client counts as patient', async () => {
  const person = await both()
  await app.rows("update user_roles set role_type = 'client' where user_id = $1 and role_type = 'patient'", [
    person.id,
  ])
  await person.call(switchRole, { role: 'dietitian', asDefault: true })
  expect((await person.call(switchRole, { role: 'client', asDefault: true })).body.session.activeRole).toBe(
    'patient',
  )
  expect(await primaryOf(person)).toEqual(['patient'])
})

test('a person cannot act or start in a role that they do not hold', async () => {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  for (const role of ['dietitian', 'admin'] as const)
    for (const answer of [
      await patient.call(switchRole, { role }),
      await patient.call(switchRole, { role, asDefault: true }),
      await patient.call(setPrimaryRole, { role }),
    ])
      expect([answer.status, answer.body.error.code]).toEqual([403, 'role_not_held'])
  expect((await patient.call(readSession, {})).body.session?.activeRole).toBe('patient')
  expect(await primaryOf(patient)).toEqual(['patient'])
  expect(await eventsOf(patient)).toEqual([])
})

test('no request reaches another person’s roles', async () => {
  const victim = await both(omar)
  const stranger = await both()
  for (const more of [{ user_id: victim.id }, { p_user_id: victim.id }, { userId: victim.id }]) {
    const answer = await stranger.call(setPrimaryRole, { role: 'dietitian', ...more } as { role: Role })
    expect(answer.status).toBe(400)
  }
  await stranger.call(setPrimaryRole, { role: 'dietitian' })
  expect(await primaryOf(victim)).toEqual(['patient'])
  expect(await primaryOf(stranger)).toEqual(['dietitian'])
})

test('a patient’s month-long session does not become an admin’s without the password', async () => {
  app.at('2026-11-01T08:00:00Z')
  const person = await join(
    app,
    { ...noor, email: unique(noor.email) },
    { role: 'patient', also: ['admin', 'dietitian'] },
  )
  const expectProofNeeded = async (role: Role) => {
    const { status, body } = await person.call(switchRole, { role, asDefault: true })
    expect([status, body.error.code]).toEqual([403, 'proof_needed'])
    expect((await person.call(readSession, {})).body.session?.activeRole).toBe('patient')
    expect(await primaryOf(person)).toEqual(['patient'])
  }
  app.at('2026-11-01T16:00:00Z')
  await expectProofNeeded('admin')
  app.at('2026-11-01T20:00:00Z')
  await expectProofNeeded('dietitian')
  await person.call(provePassword, { password })
  const { session } = (await person.call(switchRole, { role: 'admin' })).body
  expect(session).toMatchObject({
    activeRole: 'admin',
    expiresAt: '2026-11-01T20:15:00.000Z',
    endsAt: '2026-11-02T04:00:00.000Z',
  })
})

test('the end of the new role counts from the last password check, and switching back and forth does not extend it', async () => {
  app.at('2026-11-03T08:00:00Z')
  const person = await both()
  app.at('2026-11-03T19:30:00Z')
  const switchTo = async (role: Role) => {
    const { expiresAt, endsAt } = (await person.call(switchRole, { role })).body.session
    return [expiresAt, endsAt]
  }
  for (let times = 0; times < 2; times++) {
    expect(await switchTo('dietitian')).toEqual(['2026-11-03T20:00:00.000Z', '2026-11-03T20:00:00.000Z'])
    expect(await switchTo('patient')).toEqual(['2026-11-04T19:30:00.000Z', '2026-12-03T08:00:00.000Z'])
  }
  await switchTo('dietitian')
  app.at('2026-11-03T20:00:00Z')
  expect((await person.call(switchRole, { role: 'patient' })).body.error.code).toBe('signed_out')
  expect((await signIn(atAnotherBrowser(app, person))).status).toBe(200)
})

test('of many simultaneous choices one becomes the default, and the account always has one', async () => {
  const person = await both()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      person.call(setPrimaryRole, { role: at % 2 ? 'patient' : 'dietitian' }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  for (const { body } of answers) expect(body.roles.filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
  expect(await primaryOf(person)).toHaveLength(1)
})
