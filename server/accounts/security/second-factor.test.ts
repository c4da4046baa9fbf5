import { sql } from 'kysely'
import { URI } from 'otpauth'
import { expect, test } from 'vitest'
import {
  beginSecondFactor,
  changePassword,
  deleteAccount,
  disableSecondFactor,
  enableSecondFactor,
  readSecurity,
  renewRecoveryCodes,
} from '#contract/accounts/security.ts'
import { provePassword, readSession } from '#contract/accounts/sign-in.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { openCookies } from '#server/ground/http/cookies.ts'
import { openApp } from '#test/app.ts'
import { noor, omar, sara } from '#test/cast.ts'
import { atAnotherBrowser, join, type Person, password, signIn, unique } from '#test/people.ts'
import { authenticator } from '../sign-in/spend-code.ts'
import { enableSecondFactor as enable } from './second-factor.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const somebody = () => join(app, { ...sara, email: unique(sara.email) })
const codeOf = (secret: string, secondsOn = 0) =>
  authenticator(secret).generate({ timestamp: app.house.clock.now().getTime() + secondsOn * 1_000 })
const wrongFor = (secret: string) =>
  ['000000', '111111', '222222', '333333'].find(
    (code) =>
      authenticator(secret).validate({
        token: code,
        timestamp: app.house.clock.now().getTime(),
        window: 1,
      }) === null,
  ) ?? ''

/** Turns two-factor authentication on as a user does; returns the secret and the recovery codes that were shown. */
async function turnOn(person: Person) {
  const { secret } = (await person.call(beginSecondFactor, {})).body
  const { recoveryCodes } = (await person.call(enableSecondFactor, { code: codeOf(secret) })).body
  return { secret, recoveryCodes }
}
const eventsOf = async ({ id }: Person) =>
  (
    await app.rows<{ kind: string }>(
      "select kind from events where subject_id = $1 and kind ~ 'second_factor|recovery' order by id",
      [id],
    )
  ).map(({ kind }) => kind)
const storedFor = (person: Person) =>
  app.rows<{ text: string }>(
    `select concat(
      (select string_agg(f::text, '') from second_factors f where user_id = $1),
      (select string_agg(c::text, '') from recovery_codes c where user_id = $1)) as text`,
    [person.id],
  )

test('a secret has 160 bits, is labelled with the product and the address, and is not active yet', async () => {
  app.at('2026-11-21T08:00:00Z')
  const person = await somebody()
  const { secret, uri } = (await person.call(beginSecondFactor, {})).body
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(URI.parse(uri)).toMatchObject({ issuer: 'Nabta', label: person.email, digits: 6, period: 30 })
  expect(uri).toContain(`secret=${secret}`)
  expect((await storedFor(person))[0]?.text).not.toContain(secret)
  expect((await person.call(readSecurity, {})).body).toMatchObject({
    secondFactorSince: null,
    recoveryCodesLeft: 0,
  })
  expect((await signIn(atAnotherBrowser(app, person))).status).toBe(200)
  expect(await eventsOf(person)).toEqual([])
})

test('a code of the new secret turns two-factor authentication on, and sign-in requires the next one', async () => {
  app.at('2026-11-21T08:00:00Z')
  const person = await somebody()
  const { secret, recoveryCodes } = await turnOn(person)
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^[a-hj-km-np-z2-9]{10}$/)
  const [stored] = await storedFor(person)
  for (const hidden of [secret, ...recoveryCodes]) expect(stored?.text).not.toContain(hidden)
  expect((await person.call(readSecurity, {})).body).toEqual({
    email: person.email,
    newEmail: null,
    passwordChangedAt: null,
    secondFactorSince: '2026-11-21T08:00:00.000Z',
    recoveryCodesLeft: 10,
    accessTokens: 0,
  })
  expect((await person.call(readSession, {})).body.session?.user.secondFactor).toBe(true)
  expect(await eventsOf(person)).toEqual(['account.second_factor_on'])

  const there = atAnotherBrowser(app, person)
  expect((await signIn(there)).body.error.code).toBe('second_factor_needed')
  expect((await signIn(there, { code: codeOf(secret) })).body.error.code).toBe('wrong_code')
  app.at('2026-11-21T08:00:31Z')
  expect((await signIn(there, { code: codeOf(secret) })).status).toBe(200)
})

test('each recovery code works once', async () => {
  const person = await somebody()
  const { recoveryCodes } = await turnOn(person)
  const [code = ''] = recoveryCodes
  const typed = `${code.slice(0, 5)}-${code.slice(5)}`.toUpperCase()
  expect((await signIn(atAnotherBrowser(app, person), { code: typed })).status).toBe(200)
  expect((await signIn(atAnotherBrowser(app, person), { code })).body.error.code).toBe('wrong_code')
  expect((await person.call(readSecurity, {})).body.recoveryCodesLeft).toBe(9)
})

test('a wrong code, an old one, and a code of a replaced secret do not turn it on', async () => {
  const person = await somebody()
  expect((await person.call(enableSecondFactor, { code: '123456' })).body.error.code).toBe('not_found')
  const first = (await person.call(beginSecondFactor, {})).body.secret
  const second = (await person.call(beginSecondFactor, {})).body.secret
  expect(second).not.toBe(first)
  for (const code of [
    wrongFor(second),
    codeOf(second, -120),
    codeOf(second, 120),
    codeOf(first),
    'abcdefghjk',
  ]) {
    const { status, body } = await person.call(enableSecondFactor, { code })
    expect([status, body.error.code, body.error.fields?.[0]?.code]).toEqual([401, 'wrong_code', 'code_wrong'])
  }
  expect((await person.call(readSecurity, {})).body.secondFactorSince).toBeNull()
  expect((await person.call(enableSecondFactor, { code: codeOf(second) })).status).toBe(200)
})

test('while it is on, neither a new secret nor a second activation replaces it', async () => {
  const person = await somebody()
  const { secret } = await turnOn(person)
  expect((await person.call(beginSecondFactor, {})).body.error.code).toBe('second_factor_is_on')
  expect((await person.call(enableSecondFactor, { code: codeOf(secret, 30) })).body.error.code).toBe(
    'second_factor_is_on',
  )
  expect((await person.call(readSecurity, {})).body.recoveryCodesLeft).toBe(10)
})

test('of many simultaneous activations one shows the valid recovery codes', async () => {
  const person = await somebody()
  const { secret } = (await person.call(beginSecondFactor, {})).body
  const { house } = app
  const actor: Actor = { id: person.id, role: 'patient', language: 'en' }
  const cookies = openCookies(house.settings, undefined)
  const context = { address: 'test', agent: '', session: null, cookies, ready: undefined }
  const input = { code: codeOf(secret) }
  // All hold a connection before any begins, and all bypass the route, which would count the attempts one by one.
  const arrived = Promise.withResolvers<void>()
  let waiting = 12
  const start = async (tx: Tx) => {
    await sql`select`.execute(tx)
    if (--waiting === 0) arrived.resolve()
    await arrived.promise
    return enable(tx, actor, input, house.clock.now(), house, context)
  }
  const outcomes = await Promise.allSettled(Array.from({ length: waiting }, () => house.db.as(actor, start)))
  const shown = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  expect(shown).toHaveLength(1)
  const [code = ''] = shown[0]?.recoveryCodes ?? []
  expect((await signIn(atAnotherBrowser(app, person), { code })).status).toBe(200)
})

test('new recovery codes void the old ones', async () => {
  const person = await somebody()
  expect((await person.call(renewRecoveryCodes, {})).body.error.code).toBe('not_found')
  await person.call(beginSecondFactor, {})
  expect((await person.call(renewRecoveryCodes, {})).body.error.code).toBe('not_found')
  const { recoveryCodes: old } = await turnOn(person)
  const { recoveryCodes: fresh } = (await person.call(renewRecoveryCodes, {})).body
  expect(fresh.filter((code) => old.includes(code))).toEqual([])
  expect((await signIn(atAnotherBrowser(app, person), { code: old[0] ?? '' })).body.error.code).toBe(
    'wrong_code',
  )
  expect((await signIn(atAnotherBrowser(app, person), { code: fresh[0] ?? '' })).status).toBe(200)
  expect(await eventsOf(person)).toContain('account.recovery_codes_renewed')
})

test('once it is turned off, the password alone opens the account again and no recovery code is left', async () => {
  const person = await somebody()
  await turnOn(person)
  for (let times = 0; times < 2; times++)
    expect((await person.call(disableSecondFactor, {})).body).toEqual({ done: true })
  expect(await storedFor(person)).toEqual([{ text: '' }])
  expect((await signIn(atAnotherBrowser(app, person))).status).toBe(200)
  expect(await eventsOf(person)).toEqual(['account.second_factor_on', 'account.second_factor_off'])
})

test('an admin’s own change affects no other person’s second factor', async () => {
  const person = await join(app, { ...omar, email: unique(omar.email) })
  await turnOn(person)
  const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  expect((await admin.call(readSecurity, {})).body).toMatchObject({
    email: admin.email,
    secondFactorSince: null,
    recoveryCodesLeft: 0,
  })
  expect((await admin.call(enableSecondFactor, { code: '123456' })).body.error.code).toBe('not_found')
  await admin.call(disableSecondFactor, {})
  expect((await signIn(atAnotherBrowser(app, person))).body.error.code).toBe('second_factor_needed')
})

test('an address awaiting confirmation is shown until its link expires', async () => {
  app.at('2026-11-21T08:00:00Z')
  const person = await somebody()
  await app.rows(
    `insert into account_tokens (id, user_id, purpose, token_hash, made_at, expires_at, new_email)
      values (uuidv7(), $1, 'new_address', $2, '2026-11-21T08:00:00Z', '2026-11-22T08:00:00Z', 'sara.new@example.sa')`,
    [person.id, person.id],
  )
  expect((await person.call(readSecurity, {})).body.newEmail).toBe('sara.new@example.sa')
  app.at('2026-11-22T07:30:00Z')
  await signIn(person)
  app.at('2026-11-22T08:00:00Z')
  expect((await person.call(readSecurity, {})).body.newEmail).toBeNull()
})

test('with a second factor a sensitive change requires a code too, and the password alone changes nothing', async () => {
  app.at('2026-11-21T08:00:00Z')
  const person = await somebody()
  const { secret, recoveryCodes } = await turnOn(person)
  app.at('2026-11-21T08:11:00Z')
  const prove = async (code?: string) => {
    const { status, body } = await person.call(provePassword, { password, ...(code && { code }) })
    return body.error?.code ?? status
  }
  expect(await prove()).toBe('second_factor_needed')
  expect(await prove(wrongFor(secret))).toBe('wrong_code')
  expect((await person.call(deleteAccount, {})).body.error?.code).toBe('proof_needed')
  expect(await prove(codeOf(secret))).toBe(200)
  expect((await person.call(renewRecoveryCodes, {})).status).toBe(200)
  expect(await prove(codeOf(secret)), 'spent').toBe('wrong_code')
  expect(await prove(recoveryCodes[0]), 'void since they were renewed').toBe('wrong_code')
})

test('a recovery code counts as well, once', async () => {
  app.at('2026-11-21T08:00:00Z')
  const person = await somebody()
  const { recoveryCodes } = await turnOn(person)
  const prove = () => person.call(provePassword, { password, code: recoveryCodes[3] ?? '' })
  expect((await prove()).status).toBe(200)
  expect((await prove()).body.error?.code).toBe('wrong_code')
})

test('with a second factor a new password requires a code too', async () => {
  app.at('2026-11-21T08:00:00Z')
  const person = await somebody()
  const { secret } = await turnOn(person)
  app.at('2026-11-21T08:01:00Z')
  const next = 'a quieter sumac'
  const change = (more = {}) =>
    person.call(changePassword, { currentPassword: password, password: next, confirmPassword: next, ...more })
  expect((await change()).body.error?.code).toBe('second_factor_needed')
  expect((await change({ code: wrongFor(secret) })).body.error?.fields).toMatchObject([{ field: 'code' }])
  expect((await change({ code: codeOf(secret) })).status).toBe(200)
})
