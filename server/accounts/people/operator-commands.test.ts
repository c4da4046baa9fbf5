import { expect, test } from 'vitest'
import { resetPassword } from '#contract/accounts/reset.ts'
import type { Role } from '#contract/accounts/role.ts'
import { beginSecondFactor, enableSecondFactor } from '#contract/accounts/security.ts'
import { readSession, signIn as signInRoute } from '#contract/accounts/sign-in.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { openApp } from '#test/app.ts'
import { khalid, noor, omar, sara } from '#test/cast.ts'
import { atAnotherBrowser, join, signIn, unique } from '#test/people.ts'
import { authenticator } from '../sign-in/spend-code.ts'
import { listPeople } from './list-people.ts'
import {
  createAdmin,
  grantAsOperator,
  resetSecondFactorAsOperator,
  revokeAsOperator,
} from './operator-commands.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const byHand = <T>(work: (tx: Tx, now: Date) => Promise<T>) =>
  app.house.db.as(system, (tx) => work(tx, app.house.clock.now()))
const create = (email: string) => byHand((tx, now) => createAdmin(tx, app.house, email, now))
const grant = (email: string, role: Role) => byHand((tx, now) => grantAsOperator(tx, email, role, now))
const revoke = (email: string, role: Role) => byHand((tx, now) => revokeAsOperator(tx, email, role, now))
const tokenIn = (link: string | null) =>
  /^http:\/\/localhost:3000\/reset-password\?token=([\w-]{43})$/.exec(link ?? '')?.[1] ?? 'no token'
const chosen = 'a harvest of saffron'
const setPassword = (link: string | null) =>
  app.call(resetPassword, { token: tokenIn(link), password: chosen, confirmPassword: chosen })
const eventsAt = (email: string) =>
  app.rows(
    'select kind, actor, detail from events join users on users.id = subject_id where email = $1 order by events.id',
    [email],
  )

test('the first admin is confirmed, has no password, and sets one through the link, once', async () => {
  const { was, link } = await create('boss@example.sa')
  expect(was).toBe('nobody')
  expect(await app.rows("select password_hash from users where email = 'boss@example.sa'")).toEqual([
    { password_hash: null },
  ])
  for (const password of ['', 'null', chosen]) {
    const { status } = await app.call(signInRoute, { email: 'boss@example.sa', password })
    expect(status).toBeGreaterThanOrEqual(400)
  }
  expect((await setPassword(link)).status).toBe(200)
  expect((await setPassword(link)).body.error.code).toBe('link_not_valid')
  const { body } = await app.call(signInRoute, { email: 'boss@example.sa', password: chosen })
  expect(body.session).toMatchObject({
    activeRole: 'admin',
    secondFactorDue: true,
    user: { name: 'boss@example.sa', roles: [{ roleType: 'admin', isPrimary: true }] },
  })
  expect((await eventsAt('boss@example.sa'))[0]).toEqual({
    kind: 'account.created_by_hand',
    actor: 'system',
    detail: {},
  })
})

test('the link is not stored in the database, and lasts a day', async () => {
  app.at('2026-11-21T08:00:00Z')
  const { link } = await create('slow@example.sa')
  const [kept] = await app.rows<{ text: string }>(
    "select string_agg(t::text, '') as text from account_tokens t",
  )
  expect(kept?.text).not.toContain(tokenIn(link))
  app.at('2026-11-22T08:00:00Z')
  expect((await setPassword(link)).body.error.code).toBe('link_not_valid')
  const again = await create('slow@example.sa')
  expect(again.was).toBe('admin')
  expect((await setPassword(again.link)).status).toBe(200)
})

test('a second link voids the first', async () => {
  const first = await create('twice@example.sa')
  const second = await create('twice@example.sa')
  expect((await setPassword(first.link)).body.error.code).toBe('link_not_valid')
  expect((await setPassword(second.link)).status).toBe(200)
  expect(await create('twice@example.sa')).toEqual({ was: 'admin', link: null })
})

test('a person who has an account keeps it, its password and its default role', async () => {
  const person = await join(app, { ...sara, email: unique(sara.email) })
  expect(await create(person.email)).toEqual({ was: 'somebody', link: null })
  expect((await signIn(atAnotherBrowser(app, person))).body.session).toMatchObject({
    activeRole: 'patient',
    user: { id: person.id, roles: [{ roleType: 'patient', isPrimary: true }, { roleType: 'admin' }] },
  })
})

test('a stranger who registered the admin’s address earlier and never confirmed it gains nothing', async () => {
  const squatter = await join(app, { ...khalid, email: unique(khalid.email) }, { signedIn: false })
  await app.rows('update users set confirmed_at = null where id = $1', [squatter.id])
  await expect(grant(squatter.email, 'admin')).rejects.toMatchObject({ code: 'address_not_confirmed' })
  const { was } = await create(squatter.email)
  expect(was).toBe('nobody')
  expect((await signIn(squatter)).body.error.code).toBe('wrong_credentials')
  expect(await app.rows('select role_type from user_roles where user_id = $1', [squatter.id])).toEqual([
    { role_type: 'patient' },
  ])
})

test('roles granted or revoked by hand work as if by an admin', async () => {
  const person = await join(app, { ...omar, email: unique(omar.email) })
  expect(await grant(person.email.toUpperCase(), 'dietitian')).toBe(true)
  expect(await grant(person.email, 'dietitian')).toBe(false)
  expect(
    await app.rows('select license_number from dietitian_profiles where user_id = $1', [person.id]),
  ).toEqual([{ license_number: null }])
  expect(await revoke(person.email, 'patient')).toBe(true)
  expect(await revoke(person.email, 'patient')).toBe(false)
  expect((await person.call(readSession, {})).body.session?.activeRole).toBe('dietitian')
  await expect(revoke(person.email, 'dietitian')).rejects.toMatchObject({ code: 'last_role' })
  await expect(grant('nobody@example.sa', 'admin')).rejects.toMatchObject({ code: 'not_found' })
  expect((await eventsAt(person.email)).filter(({ actor }) => actor === 'system')).toEqual([
    { kind: 'account.role_granted', actor: 'system', detail: { role: 'dietitian' } },
    { kind: 'account.role_revoked', actor: 'system', detail: { role: 'patient' } },
  ])
})

test('the operator of the machine may remove a lost second factor', async () => {
  const person = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  const { secret } = (await person.call(beginSecondFactor, {})).body
  const code = authenticator(secret).generate({ timestamp: app.house.clock.now().getTime() })
  await person.call(enableSecondFactor, { code })
  const reset = () => byHand((tx, now) => resetSecondFactorAsOperator(tx, person.email, now))
  expect([await reset(), await reset()]).toEqual([true, false])
  expect((await person.call(readSession, {})).body.session).toBeNull()
  expect((await signIn(person)).status).toBe(200)
})

test('the list shows everybody, admins first', async () => {
  const people = await listPeople(app.house.db)
  const [{ count } = { count: 0 }] = await app.rows<{ count: number }>('select count(*)::int from users')
  expect(people).toHaveLength(count)
  const isAdmin = people.map(({ roles }) => roles.some(({ roleType }) => roleType === 'admin'))
  expect(isAdmin).toEqual(isAdmin.toSorted((a, b) => Number(b) - Number(a)))
  expect(people.find(({ email }) => email === 'slow@example.sa')).toEqual({
    email: 'slow@example.sa',
    roles: [{ id: expect.any(String), roleType: 'admin', isPrimary: true }],
    confirmed: true,
    second_factor: false,
    suspended: false,
    seen_at: null,
  })
})
