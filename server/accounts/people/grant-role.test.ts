import { expect, test } from 'vitest'
import { grantRole } from '#contract/accounts/people.ts'
import type { Role } from '#contract/accounts/role.ts'
import { signIn as signInRoute } from '#contract/accounts/sign-in.ts'
import { openApp } from '#test/app.ts'
import { khalid, noor, omar, sara } from '#test/cast.ts'
import { join, type Person, password, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const admin = await join(app, noor, { role: 'admin' })
const somebody = (who = sara) => join(app, { ...who, email: unique(who.email) })
const rolesIn = (person: { roles: { roleType: Role; isPrimary: boolean }[] } | null) =>
  person?.roles.map(({ roleType, isPrimary }) => (isPrimary ? `${roleType}*` : roleType))
const eventsOf = (kind: string, { id }: Person) =>
  app.rows('select actor, detail from events where kind = $1 and subject_id = $2 order by id', [kind, id])
const practices = ({ id }: Person) => app.rows('select * from dietitian_profiles where user_id = $1', [id])

test('a person made a dietitian gets an empty practice, once, and keeps their other roles', async () => {
  const person = await somebody(khalid)
  for (let times = 0; times < 2; times++) {
    const { status, body } = await admin.call(grantRole, { id: person.id, role: 'dietitian' })
    expect([status, rolesIn(body.person)]).toEqual([200, ['patient*', 'dietitian']])
  }
  expect(await practices(person)).toMatchObject([{ specialization: null, license_number: null }])
  expect(await eventsOf('account.role_granted', person)).toEqual([
    { actor: admin.id, detail: { role: 'dietitian' } },
  ])
  const session = await app.call(signInRoute, { email: person.email, password })
  expect(session.body.session.activeRole).toBe('patient')
})

test('twenty simultaneous grants make one role, one practice and one event', async () => {
  const person = await somebody(omar)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => admin.call(grantRole, { id: person.id, role: 'dietitian' })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await practices(person)).toHaveLength(1)
  expect(await eventsOf('account.role_granted', person)).toHaveLength(1)
})

test('an existing practice is not emptied', async () => {
  const person = await join(app, { ...khalid, email: unique(khalid.email) }, { role: 'dietitian' })
  await app.rows("update dietitian_profiles set license_number = '12-A-3456' where user_id = $1", [person.id])
  await app.rows("update user_roles set role_type = 'patient' where user_id = $1", [person.id])
  expect((await admin.call(grantRole, { id: person.id, role: 'dietitian' })).status).toBe(200)
  expect(await practices(person)).toMatchObject([{ license_number: '12-A-3456' }])
})

test('a person with the former role of client counts as a patient, and does not get the role twice', async () => {
  const person = await somebody()
  await app.rows("update user_roles set role_type = 'client' where user_id = $1", [person.id])
  const { body } = await admin.call(grantRole, { id: person.id, role: 'patient' })
  expect(rolesIn(body.person)).toEqual(['patient*'])
})

test('an account that a stranger may have opened cannot become an admin’s', async () => {
  const person = await somebody()
  await app.rows('update users set confirmed_at = null where id = $1', [person.id])
  const { status, body } = await admin.call(grantRole, { id: person.id, role: 'admin' })
  expect([status, body.error.code]).toEqual([403, 'address_not_confirmed'])
  expect(await app.rows('select role_type from user_roles where user_id = $1', [person.id])).toEqual([
    { role_type: 'patient' },
  ])
})

test('an account that does not exist, or is about to be deleted, gets no role', async () => {
  const leaver = await somebody()
  await app.rows('update users set leaving_at = now() where id = $1', [leaver.id])
  for (const id of [leaver.id, '019ac000-0000-7000-8000-000000000000']) {
    const { status, body } = await admin.call(grantRole, { id, role: 'dietitian' })
    expect([status, body.error.code]).toEqual([404, 'not_found'])
  }
})

test('only an admin grants roles, to themselves or to others', async () => {
  const patient = await somebody()
  const dietitian = await join(app, { ...khalid, email: unique(khalid.email) }, { role: 'dietitian' })
  for (const person of [patient, dietitian])
    for (const id of [patient.id, dietitian.id]) {
      const { status, body } = await person.call(grantRole, { id, role: 'admin' })
      expect([status, body.error.code]).toEqual([403, 'wrong_audience'])
    }
  const [admins] = await app.rows("select count(*)::int from user_roles where role_type = 'admin'")
  expect(admins).toEqual({ count: 1 })
})

test('an admin who acts as a patient grants nothing', async () => {
  const both = await join(app, { ...noor, email: unique(noor.email) }, { role: 'patient', also: ['admin'] })
  const { body } = await both.call(grantRole, { id: both.id, role: 'dietitian' })
  expect(body.error.code).toBe('wrong_audience')
  await app.rows("delete from user_roles where user_id = $1 and role_type = 'admin'", [both.id])
})
