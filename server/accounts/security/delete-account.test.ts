import { expect, test } from 'vitest'
import { erasedAfter } from '#contract/accounts/grace.ts'
import { askForReset, resetPassword } from '#contract/accounts/reset.ts'
import type { Role } from '#contract/accounts/role.ts'
import { deleteAccount } from '#contract/accounts/security.ts'
import { readSession } from '#contract/accounts/sign-in.ts'
import type { Actor } from '#server/ground/data/db.ts'
import { openCookies } from '#server/ground/http/cookies.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla, drReem, khalid, noor, omar, sara } from '#test/cast.ts'
import { newestMailedToken } from '#test/links.ts'
import { atAnotherBrowser, join, signIn, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { deleteAccount as deleteAccountVerb } from './delete-account.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const leavingAt = async (id: string) =>
  (await app.rows<{ leaving_at: Date | null }>('select leaving_at from users where id = $1', [id]))[0]
    ?.leaving_at

test('from that moment all sessions have ended, and sign-in is refused', async () => {
  const person = await join(app, sara)
  const phone = atAnotherBrowser(app, person)
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
  const { body } = await signIn(atAnotherBrowser(app, person))
  expect([body.error.code, body.error.detail]).toEqual([
    'account_leaving',
    { erasesAt: erasedAfter((await leavingAt(person.id)) ?? new Date(0)).toISOString() },
  ])
})

const day = 86_400_000
const asked = '2026-11-22T09:00:00Z'
const inDays = (count: number) => app.at(new Date(Date.parse(asked) + count * day).toISOString())
const erasuresBegun = (id: string) =>
  app.rows("select from events where kind = 'account.grace_over' and subject_id = $1", [id])

test('the email states the day and how to cancel, and until then signing in restores everything', async () => {
  app.at(asked)
  const person = await join(app, { ...drReem, email: unique(drReem.email) }, { role: 'dietitian' })
  await listedDietitian(app, person)
  expect((await person.call(deleteAccount, {})).body).toEqual({ erasesAt: '2026-12-06T09:00:00.000Z' })
  expect(await app.rows('select from listings where user_id = $1', [person.id])).toEqual([])
  await app.runJobs()
  const told = (await app.mailTo(person.email)).find(({ id }) => id.endsWith('.account-leaving'))
  expect(told?.text).toContain('On 6 December 2026 at 12:00 pm (Riyadh time)')
  expect(told?.text).toContain(`/login\n`)

  inDays(13.9)
  await app.runCron('end_graces')
  expect(await erasuresBegun(person.id)).toEqual([])
  expect((await signIn(atAnotherBrowser(app, person), { password: 'something-else' })).body.error.code).toBe(
    'wrong_credentials',
  )
  const back = atAnotherBrowser(app, person)
  expect((await signIn(back, { keepAccount: true })).status).toBe(200)
  await app.runJobs()
  expect(await leavingAt(person.id)).toBeNull()
  expect(await app.rows('select from listings where user_id = $1', [person.id])).toHaveLength(1)
  expect((await app.mailTo(person.email)).some(({ id }) => id.endsWith('.account-kept'))).toBe(true)

  inDays(15)
  await app.runCron('end_graces')
  expect(await erasuresBegun(person.id)).toEqual([])
})

test('a person who returns before the email is sent is told of the restored account, and of no deletion', async () => {
  app.at(asked)
  const person = await join(app, { ...omar, email: unique(omar.email) })
  await person.call(deleteAccount, {})
  await signIn(atAnotherBrowser(app, person), { keepAccount: true })
  await app.runJobs()
  const mails = (await app.mailTo(person.email)).map(({ id }) => id.split('.').at(-1))
  expect(mails).toContain('account-kept')
  expect(mails).not.toContain('account-leaving')
})

test('a person who leaves, returns and leaves again before an email is sent is told of the present deletion, once', async () => {
  app.at(asked)
  const person = await join(app, { ...omar, email: unique(omar.email) })
  await person.call(deleteAccount, {})
  const back = atAnotherBrowser(app, person)
  await signIn(back, { keepAccount: true })
  app.at(new Date(Date.parse(asked) + 60_000).toISOString())
  await back.call(deleteAccount, {})
  await app.runJobs()
  const mails = (await app.mailTo(person.email)).map(({ id }) => id.split('.').at(-1))
  expect(mails.filter((name) => name === 'account-leaving')).toEqual(['account-leaving'])
})

test('when the grace period is over the erasure begins, once, and the account cannot be restored', async () => {
  app.at(asked)
  const person = await join(app, { ...sara, email: unique(sara.email) })
  await person.call(deleteAccount, {})
  inDays(14)
  expect((await signIn(atAnotherBrowser(app, person), { keepAccount: true })).body.error.code).toBe(
    'wrong_credentials',
  )
  await Promise.all([1, 2, 3].map(() => app.runCron('end_graces')))
  expect(await erasuresBegun(person.id)).toHaveLength(1)
  await app.runJobs()
  await app.runCron('end_graces')
  expect(await app.rows('select from users where id = $1', [person.id])).toEqual([])
  expect(await erasuresBegun(person.id)).toHaveLength(1)
})

test('a person who forgot the password sets a new one and returns, even if a stranger has registered the address', async () => {
  app.at(asked)
  const person = await join(app, { ...omar, email: unique(omar.email) })
  await person.call(deleteAccount, {})
  await join(app, person, { signedIn: false })
  await app.rows('update users set confirmed_at = null where email = $1 and id <> $2', [
    person.email,
    person.id,
  ])
  await app.call(askForReset, { email: person.email })
  const token = await newestMailedToken(app, person.email, 'reset-password')
  const password = 'za’atar-and-sumac'
  expect((await app.call(resetPassword, { token, password, confirmPassword: password })).status).toBe(200)
  const back = atAnotherBrowser(app, person)
  expect((await signIn(back, { password })).body.error.code).toBe('account_leaving')
  expect((await signIn(back, { password, keepAccount: true })).body.session.user.id).toBe(person.id)
})

test('with a second factor the code is required before the pending deletion is mentioned', async () => {
  app.at(asked)
  const person = await join(app, { ...khalid, email: unique(khalid.email) })
  await app.rows(
    `insert into second_factors (user_id, secret_sealed, made_at, confirmed_at) values ($1, '', now(), now())`,
    [person.id],
  )
  await person.call(deleteAccount, {})
  expect((await signIn(atAnotherBrowser(app, person), { keepAccount: true })).body.error.code).toBe(
    'second_factor_needed',
  )
})

test('requested twice, it happens once', async () => {
  const person = await join(app, omar)
  await leave(person.id, 'patient')
  await leave(person.id, 'patient')
  expect(
    await app.rows("select from events where kind = 'account.leaving' and subject_id = $1", [person.id]),
  ).toHaveLength(1)
})

test('the last owner stays, and stays signed in; if there is another one, an owner may leave', async () => {
  const last = await join(app, noor, { role: 'admin' })
  await join(app, drLayla, { role: 'dietitian' })
  const { status, body } = await last.call(deleteAccount, {})
  expect([status, body.error.code]).toEqual([409, 'last_owner'])
  expect(await leavingAt(last.id)).toBeNull()
  expect((await last.call(readSession, {})).body.session?.user.id).toBe(last.id)

  const suspended = await join(app, drFahad, { role: 'admin', also: ['dietitian'] })
  await app.rows('update users set suspended_at = now() where id = $1', [suspended.id])
  expect((await last.call(deleteAccount, {})).status).toBe(409)
  await app.rows('update users set suspended_at = null where id = $1', [suspended.id])
  expect((await last.call(deleteAccount, {})).status).toBe(200)
})

test('of two admins who leave at the same moment one stays', async () => {
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
  await expect(meanwhile).rejects.toThrow('last_owner')
  expect(await leavingAt(second.id)).toBeNull()
})

/** Runs the command alone, with `before` inside its transaction. */
const leave = (id: string, role: Role, before = async () => {}) => {
  const { house } = app
  const actor: Actor = { id, role, language: 'en' }
  const cookies = openCookies(house.settings, undefined)
  const context = { address: '', agent: '', session: null, ready: undefined, cookies }
  return house.db.as(actor, async (tx) => {
    await deleteAccountVerb(tx, actor, {}, house.clock.now(), house, context)
    await before()
  })
}
