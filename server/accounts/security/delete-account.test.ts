import { expect, test } from 'vitest'
import type { Role } from '#contract/accounts/role.ts'
import { deleteAccount } from '#contract/accounts/security.ts'
import { readSession } from '#contract/accounts/sign-in.ts'
import type { Actor } from '#server/data/db.ts'
import { openCookies } from '#server/http/cookies.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla, khalid, noor, omar, sara } from '#test/cast.ts'
import { elsewhere, join, signIn } from '#test/people.ts'
import { deleteAccount as deleteAccountVerb } from './delete-account.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const leavingAt = async (id: string) =>
  (await app.rows<{ leaving_at: Date | null }>('select leaving_at from users where id = $1', [id]))[0]
    ?.leaving_at

test('from that moment nobody is signed in anywhere, and nobody can sign in', async () => {
  const person = await join(app, sara)
  const phone = elsewhere(app, person)
  await signIn(phone)
  const { status, headers } = await person.call(deleteAccount, {})
  expect(status).toBe(200)
  expect(headers.getSetCookie().slice(0, 2)).toEqual([
    'sid=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    'nabta_signed_in=; Path=/; Max-Age=0; SameSite=Lax',
  ])
  expect(person.headers.cookie ?? '').not.toContain('sid=')
  expect((await phone.call(readSession, {})).body.session).toBeNull()
  expect(await app.rows('select from sessions where user_id = $1', [person.id])).toEqual([])
  const { body } = await signIn(elsewhere(app, person))
  expect(body.error.code).toBe('wrong_credentials')
})

test('asked for twice it happens once', async () => {
  const person = await join(app, omar)
  await leave(person.id, 'patient')
  await leave(person.id, 'patient')
  expect(
    await app.rows("select from events where kind = 'account.leaving' and subject_id = $1", [person.id]),
  ).toHaveLength(1)
})

test('the last admin stays, and signed in; beside another one an admin may go', async () => {
  const last = await join(app, noor, { role: 'admin' })
  await join(app, drLayla, { role: 'dietitian' })
  const { status, body } = await last.call(deleteAccount, {})
  expect([status, body.error.code]).toEqual([409, 'last_admin'])
  expect(await leavingAt(last.id)).toBeNull()
  expect((await last.call(readSession, {})).body.session?.user.id).toBe(last.id)

  const suspended = await join(app, drFahad, { role: 'admin', also: ['dietitian'] })
  await app.rows('update users set suspended_at = now() where id = $1', [suspended.id])
  expect((await last.call(deleteAccount, {})).status).toBe(409)
  await app.rows('update users set suspended_at = null where id = $1', [suspended.id])
  expect((await last.call(deleteAccount, {})).status).toBe(200)
})

test('of two admins who go at the same moment one stays', async () => {
  await app.rows(`update users set leaving_at = now()
    where id in (select user_id from user_roles where role_type = 'admin')`)
  const first = await join(app, { ...khalid, email: 'first@example.sa' }, { role: 'admin', signedIn: false })
  const second = await join(
    app,
    { ...khalid, email: 'second@example.sa' },
    { role: 'admin', signedIn: false },
  )
  let meanwhile: Promise<unknown> = Promise.resolve()
  await leave(first.id, 'admin', async () => {
    let isOver = false
    meanwhile = leave(second.id, 'admin').finally(() => {
      isOver = true
    })
    meanwhile.catch(() => {})
    await expect
      .poll(
        async () =>
          isOver ||
          (await app.rows("select from pg_locks where locktype = 'advisory' and not granted")).length,
      )
      .toBeTruthy()
  })
  await expect(meanwhile).rejects.toThrow('last_admin')
  expect(await leavingAt(second.id)).toBeNull()
})

/** The verb alone, and what happens before its transaction ends. */
const leave = (id: string, role: Role, before = async () => {}) => {
  const { house } = app
  const actor: Actor = { id, role, language: 'en' }
  const cookies = openCookies(house.settings, undefined)
  const visit = { address: '', agent: '', session: null, ready: undefined, mayWait: true, cookies }
  return house.db.as(actor, async (tx) => {
    await deleteAccountVerb(tx, actor, {}, house.clock.now(), house, visit)
    await before()
  })
}
