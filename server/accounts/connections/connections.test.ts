import { expect, test } from 'vitest'
import {
  beginProviderVisit,
  connectAccount,
  disconnectAccount,
  endProviderVisit,
  enterByProvider,
  listConnections,
} from '#contract/accounts/connections.ts'
import { askForReset, resetPassword } from '#contract/accounts/reset.ts'
import { deleteAccount } from '#contract/accounts/security.ts'
import { readSession } from '#contract/accounts/sign-in.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla, khalid, noor, omar, sara } from '#test/cast.ts'
import { openIdentityProvider, type ProviderAccount } from '#test/fakes/identity-provider.ts'
import { newestMailedToken } from '#test/links.ts'
import { join, type Person, unique, visitor } from '#test/people.ts'
import { discoverProvider } from './providers.ts'

const returns = ['http://localhost:3000/connected', 'http://localhost:3000/ar/connected']
const [clinic, other] = [await openIdentityProvider(returns), await openIdentityProvider(returns)]
const named = (id: string, { issuer, clientId, clientSecret }: typeof clinic) => ({
  id,
  name: id === 'clinic' ? 'Clinic ID' : 'Other ID',
  issuer,
  clientId,
  clientSecret,
})
const app = await openApp({
  RATE_LIMIT_SCALE: '1000',
  OIDC_PROVIDERS: JSON.stringify([named('clinic', clinic), named('other', other)]),
})
type Caller = Pick<Person, 'call'>

const at = (who: { email: string }, more: Partial<ProviderAccount> = {}): ProviderAccount => ({
  sub: `sub of ${who.email}`,
  email: who.email,
  email_verified: true,
  ...more,
})
const begin = async (browser: Caller, aim: 'entry' | 'connection' = 'entry', provider = 'clinic') =>
  (await browser.call(beginProviderVisit, { provider, aim })).body.url
async function comeBack(browser: Caller, who: ProviderAccount, aim: 'entry' | 'connection' = 'entry') {
  const query = await clinic.signIn(who, await begin(browser, aim))
  return browser.call(endProviderVisit, { query })
}
async function enter(browser: Caller, who: ProviderAccount) {
  expect((await comeBack(browser, who)).status).toBe(200)
  return browser.call(enterByProvider, {})
}
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  `${status} ${body.error?.code ?? ''}`.trim()
const rowsOf = (id: string) =>
  app.rows<{ subject: string }>('select subject from connected_accounts where user_id = $1', [id])

test('an address that both sides have confirmed signs its owner in, and the owner is notified', async () => {
  const person = await join(app, { ...sara, email: unique(sara.email) })
  const browser = visitor(app)
  const { body } = await enter(browser, at(person))
  expect(body.session.user.id).toBe(person.id)
  expect((await browser.call(readSession, {})).body.session?.user.id).toBe(person.id)
  expect(await rowsOf(person.id)).toEqual([{ subject: `sub of ${person.email}` }])
  await app.runJobs()
  expect((await app.mailTo(person.email)).map(({ subject }) => subject)).toContain(
    'Your account is connected with Clinic ID',
  )

  // From then on the subject identifies the account, whatever address the provider reports.
  const later = await enter(visitor(app), at(person, { email: 'moved@example.sa', email_verified: false }))
  expect(later.body.session.user.id).toBe(person.id)
  expect(await rowsOf(person.id)).toHaveLength(1)
  expect(JSON.stringify(await app.rows('select * from connected_accounts'))).not.toMatch(/eyJ|token/)
})

test.each<[string, (who: Person) => ProviderAccount]>([
  ['an address that the provider has not confirmed', (who) => at(who, { email_verified: false })],
  ['an address that nobody has here', (who) => at({ email: `not.${who.email}` })],
])('%s signs nobody in, and opens no account', async (_, as) => {
  const person = await join(app, { ...omar, email: unique(omar.email) })
  const before = (await app.rows('select from users')).length
  expect(codeOf(await enter(visitor(app), as(person)))).toBe('403 not_connected')
  expect((await app.rows('select from users')).length).toBe(before)
  expect(await rowsOf(person.id)).toEqual([])
})

test('an address that still awaits confirmation here, or belongs to a suspended person, signs nobody in', async () => {
  const waits = await join(app, { ...omar, email: unique(omar.email) }, { signedIn: false })
  await app.rows('update users set confirmed_at = null where id = $1', [waits.id])
  expect(codeOf(await enter(visitor(app), at(waits)))).toBe('403 not_connected')
  const suspended = await join(app, { ...omar, email: unique(omar.email) })
  await app.rows('update users set suspended_at = now() where id = $1', [suspended.id])
  expect(codeOf(await enter(visitor(app), at(suspended)))).toBe('403 account_suspended')
})

test('a returning browser is checked against the values it left with, and only once', async () => {
  const person = await join(app, { ...khalid, email: unique(khalid.email) })
  const browser = visitor(app)
  const failed = '400 connection_failed'
  const back = async (who: Caller, query: string) => codeOf(await who.call(endProviderVisit, { query }))

  const good = await clinic.signIn(at(person), await begin(browser))
  // A victim's browser that began no sign-in, or began a different one.
  expect(await back(visitor(app), good)).toBe(failed)
  const elsewhere = visitor(app)
  await begin(elsewhere)
  expect(await back(elsewhere, good)).toBe(failed)
  expect(await back(browser, good.replace(/state=[^&]+/, 'state=another'))).toBe(failed)
  expect(await back(browser, good.replace(/iss=[^&]+/, `iss=${encodeURIComponent(other.issuer)}`))).toBe(
    failed,
  )
  expect(await back(browser, good.replace(/code=[^&]+/, 'code=another'))).toBe(failed)
  expect(await back(browser, 'error=access_denied')).toBe(failed)
  expect(await back(browser, good)).toBe('200')
  expect(await back(browser, good), 'the visit is over').toBe(failed)

  // The code of a used sign-in is replayed in a fresh sign-in of the same browser.
  await begin(browser)
  expect(await back(browser, good)).toBe(failed)

  // One provider's answer does not work for another, neither its code nor its name.
  const query = await clinic.signIn(at(person), await begin(browser))
  const mixed = visitor(app)
  const state = new URL(await begin(mixed, 'entry', 'other')).searchParams.get('state') ?? ''
  expect(await back(mixed, query.replace(/state=[^&]+/, `state=${state}`))).toBe(failed)

  // A nonce that the server did not issue.
  const nonceless = visitor(app)
  const url = new URL(await begin(nonceless))
  url.searchParams.set('nonce', 'another')
  expect(await back(nonceless, await clinic.signIn(at(person), url.href))).toBe(failed)

  // The sign-in has expired.
  const late = visitor(app)
  const slow = await clinic.signIn(at(person), await begin(late))
  app.at(new Date(Date.now() + 601_000).toISOString())
  expect(await back(late, slow)).toBe(failed)
  app.at(new Date().toISOString())
  expect(await rowsOf(person.id)).toEqual([])
})

test('our own two-factor authentication is still required, and a pending deletion is mentioned only after it', async () => {
  const person = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await app.rows(
    `insert into second_factors (user_id, secret_sealed, made_at, confirmed_at) values ($1, '', now(), now())`,
    [person.id],
  )
  const browser = visitor(app)
  expect(codeOf(await enter(browser, at(person)))).toBe('401 second_factor_needed')
  expect(codeOf(await browser.call(enterByProvider, { code: '123456' }))).toBe('401 wrong_code')
  expect(await rowsOf(person.id)).toEqual([])

  const leaves = await join(app, { ...drFahad, email: unique(drFahad.email) })
  expect((await enter(visitor(app), at(leaves))).status).toBe(200)
  await leaves.call(deleteAccount, {})
  const back = visitor(app)
  expect(codeOf(await enter(back, at(leaves)))).toBe('403 account_leaving')
  expect((await back.call(enterByProvider, { keepAccount: true })).body.session.user.id).toBe(leaves.id)
})

test('in the settings an account is connected after the password, only by the person who began, never with another’s, and disconnected again', async () => {
  const [person, other] = [
    await join(app, { ...noor, email: unique(noor.email) }),
    await join(app, { ...khalid, email: unique(khalid.email) }),
  ]
  expect(codeOf(await visitor(app).call(beginProviderVisit, { provider: 'clinic', aim: 'connection' }))).toBe(
    '401 signed_out',
  )
  const account = { sub: 'the same person', email: 'x@example.sa', email_verified: false }
  expect((await comeBack(person, account, 'connection')).body.aim).toBe('connection')
  // Another browser cannot use this return link, and a return for a connection signs nobody in.
  expect(codeOf(await other.call(connectAccount, {}))).toBe('400 connection_failed')
  expect(codeOf(await person.call(enterByProvider, {}))).toBe('400 connection_failed')
  await app.rows(`update sessions set proven_at = proven_at - interval '11 minutes' where user_id = $1`, [
    person.id,
  ])
  expect(codeOf(await person.call(connectAccount, {}))).toBe('403 proof_needed')
  await app.rows(`update sessions set proven_at = now() where user_id = $1`, [person.id])
  expect((await person.call(connectAccount, {})).status).toBe(200)
  expect((await enter(visitor(app), account)).body.session.user.id).toBe(person.id)

  await comeBack(other, account, 'connection')
  expect(codeOf(await other.call(connectAccount, {}))).toBe('409 connected_elsewhere')
  const { providers } = (await person.call(listConnections, {})).body
  expect(providers.map(({ name, connection }) => [name, connection !== null])).toEqual([
    ['Clinic ID', true],
    ['Other ID', false],
  ])
  const id = providers[0]?.connection?.id ?? ''
  // If the operator renames or removes a provider, existing connections stay listed.
  const set = app.house.settings.oidcProviders
  const listed = async (now: typeof set) => {
    app.house.settings.oidcProviders = now
    const { body } = await person.call(listConnections, {})
    app.house.settings.oidcProviders = set
    return body.providers.map(({ provider, connection }) => [provider, connection?.id])
  }
  expect(await listed(set.map((one) => ({ ...one, id: `${one.id}-2` })))).toEqual([
    ['clinic-2', id],
    ['other-2', undefined],
  ])
  expect(await listed(set.slice(1))).toEqual([
    ['other', undefined],
    ['clinic', id],
  ])
  expect(codeOf(await other.call(disconnectAccount, { id }))).toBe('404 not_found')
  await app.rows('update users set password_hash = null where id = $1', [person.id])
  expect(codeOf(await person.call(disconnectAccount, { id }))).toBe('409 last_way_in')
  await app.rows("update users set password_hash = 'x' where id = $1", [person.id])
  expect((await person.call(disconnectAccount, { id })).status).toBe(200)
  expect(codeOf(await enter(visitor(app), account))).toBe('403 not_connected')
})

test('setting a new password by email signs out everybody who had connected an external account', async () => {
  const person = await join(app, { ...noor, email: unique(noor.email) })
  const thief = { sub: 'the thief', email: 'thief@example.sa', email_verified: true }
  await comeBack(person, thief, 'connection')
  expect((await person.call(connectAccount, {})).status).toBe(200)
  await app.call(askForReset, { email: person.email })
  const token = await newestMailedToken(app, person.email, 'reset-password')
  const password = 'cardamom & dates'
  expect((await app.call(resetPassword, { token, password, confirmPassword: password })).status).toBe(200)
  expect(codeOf(await enter(visitor(app), thief))).toBe('403 not_connected')
  expect((await enter(visitor(app), at(person))).body.session.user.id).toBe(person.id)
})

test('a provider that is down delays nobody for long, and is tried again', async () => {
  const person = await join(app, { ...sara, email: unique(sara.email) })
  const browser = visitor(app)
  const query = await clinic.signIn(at(person), await begin(browser))
  clinic.answer('with faults')
  expect(codeOf(await browser.call(endProviderVisit, { query }))).toBe('503 provider_unreachable')
  const configuration = await discoverProvider(app.house, 'clinic')
  expect(configuration.timeout).toBe(5)
  configuration.timeout = 0.1
  clinic.answer('with silence')
  expect(codeOf(await browser.call(endProviderVisit, { query }))).toBe('503 provider_unreachable')
  configuration.timeout = 5
  clinic.answer('well')
  expect((await browser.call(endProviderVisit, { query })).status).toBe(200)
  expect(codeOf(await browser.call(beginProviderVisit, { provider: 'nobody', aim: 'entry' }))).toBe(
    '404 not_found',
  )
})

test('a key of the ring, retired or not, signs nobody in: each visit has a row, and counts once', async () => {
  const person = await join(app, { ...sara, email: unique(sara.email) })
  const vouched = {
    step: 'vouched',
    aim: 'entry',
    provider: 'clinic',
    issuer: clinic.issuer,
    subject: 'a thief',
    email: person.email,
    user: null,
    redirectTo: null,
    until: Date.now() + 600_000,
  }
  const forged = app.house.keys.seal(JSON.stringify(vouched), 'provider_visit').toString('base64url')
  expect(codeOf(await app.call(enterByProvider, {}, { cookie: `visit=${forged}` }))).toBe(
    '400 connection_failed',
  )
  expect(await rowsOf(person.id)).toEqual([])

  const browser = visitor(app)
  expect((await comeBack(browser, at(person))).status).toBe(200)
  const cookie = browser.headers.cookie ?? ''
  expect((await app.call(enterByProvider, {}, { cookie })).status).toBe(200)
  expect(codeOf(await app.call(enterByProvider, {}, { cookie }))).toBe('400 connection_failed')
  expect(await app.rows('select from provider_visits where email = $1', [person.email])).toEqual([])
})

test('a provider’s answer is rejected once the operator has removed the provider, or given its name to another', async () => {
  const person = await join(app, { ...omar, email: unique(omar.email) })
  const set = app.house.settings.oidcProviders
  const withProviders = async (now: typeof set, browser: Caller) => {
    app.house.settings.oidcProviders = now
    const answer = await browser.call(enterByProvider, {})
    app.house.settings.oidcProviders = set
    return codeOf(answer)
  }
  const browser = visitor(app)
  expect((await comeBack(browser, at(person))).status).toBe(200)
  expect(await withProviders([], browser)).toBe('400 connection_failed')
  const renamed = set.map((one) => ({ ...one, id: one.id === 'clinic' ? 'other' : 'clinic' }))
  expect(await withProviders(renamed, browser)).toBe('400 connection_failed')
  expect(await withProviders(set, browser)).toBe('200')
})
