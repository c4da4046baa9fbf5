import { expect, test } from 'vitest'
import { register, sendConfirmation } from '#contract/accounts/registration.ts'
import { askForReset } from '#contract/accounts/reset.ts'
import { signIn as signInRoute } from '#contract/accounts/sign-in.ts'
import { openApp } from '#test/app.ts'
import { omar, sara } from '#test/cast.ts'
import { hashAtFullCost } from '#test/full-hashes.ts'
import { atAnotherBrowser, join, password, signIn } from '#test/people.ts'

const app = await openApp()
const wrong = (email: string, headers: Record<string, string> = {}) =>
  app.call(signInRoute, { email, password: 'not the password' }, headers)
/** An answer of `wrong_credentials` means that the password was hashed; all others were stopped before that. */
const hashed = (answers: readonly { body: { error?: { code: string } } }[]) =>
  answers.filter(({ body }) => body.error?.code === 'wrong_credentials').length

test('a thousand wrong passwords under invented addresses reach the hash ten times at most, and the owner still gets in', async () => {
  app.at('2026-11-21T09:00:00Z')
  const owner = await join(app, sara)
  const answers = []
  for (let round = 0; round < 10; round++)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 100 }, (_, at) =>
          wrong(sara.email, {
            'x-forwarded-for': `198.51.${round}.${at}`,
            forwarded: `for=198.51.${round}.${at}`,
          }),
        ),
      )),
    )
  expect(hashed(answers)).toBeGreaterThan(0)
  expect(hashed(answers)).toBeLessThanOrEqual(10)
  expect(
    answers
      .filter(({ status }) => status === 429)
      .every(({ headers }) => Number(headers.get('retry-after')) > 0),
  ).toBe(true)
  expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true)
  expect((await signIn(owner)).status).toBe(200)
  expect((await signIn(atAnotherBrowser(app, owner))).status).toBe(429)
})

test('five wrong passwords lock sign-in for half a minute, each further one twice as long, a quarter of an hour at most', async () => {
  const start = new Date('2026-11-21T10:00:00Z').getTime()
  let now = start
  const at = (seconds: number) => {
    now += seconds * 1_000
    app.at(new Date(now).toISOString())
  }
  at(0)
  const person = await join(app, { ...omar, email: 'slow@example.sa' }, { signedIn: false })
  for (let count = 0; count < 5; count++) {
    at(15)
    expect((await wrong(person.email)).status).toBe(401)
  }
  for (const wait of [30, 60, 120, 240, 480, 900, 900]) {
    at(wait - 11)
    const early = await signIn(person)
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '11'])
    at(11)
    expect((await wrong(person.email)).status, `after ${wait} s`).toBe(401)
  }
  at(900)
  expect((await signIn(person)).status).toBe(200)
  at(15)
  expect((await wrong(person.email)).status).toBe(401)
  expect((await signIn(atAnotherBrowser(app, person))).status).toBe(200)
})

test('after a hundred in a row only an email unlocks it', async () => {
  app.at('2026-11-21T12:00:00Z')
  const person = await join(app, { ...omar, email: 'hundred@example.sa' }, { signedIn: false })
  await wrong(person.email)
  await app.rows('update sign_in_tries set fails = 100, blocked_until = null where last_at = $1', [
    new Date('2026-11-21T12:00:00Z'),
  ])
  app.at('2026-11-22T12:00:00Z')
  expect((await signIn(person)).status).toBe(429)
})

test('an address in capitals, with spaces or in another Unicode form counts as the same address', async () => {
  app.at('2026-11-23T12:00:00Z')
  const forms = [
    'case@example.sa',
    'CASE@example.sa',
    ' Case@Example.SA ',
    'ｃase@example.sa',
    'case@EXAMPLE.sa',
  ]
  for (const [at, email] of forms.entries()) {
    app.at(`2026-11-23T12:01:${String(at * 5).padStart(2, '0')}Z`)
    await wrong(email)
  }
  app.at('2026-11-23T12:01:40Z')
  expect((await wrong('case@example.sa')).status).toBe(429)
})

test('neither words nor headers show whether an address has an account', async () => {
  app.at('2026-11-24T12:00:00Z')
  await join(app, { ...sara, email: 'known@example.sa' }, { signedIn: false })
  const asks = [
    (email: string) => app.call(askForReset, { email }),
    (email: string) => app.call(sendConfirmation, { email }),
    (email: string) => wrong(email),
    (email: string) =>
      app.call(register, { form: 'simple', firstName: 'Sara', lastName: 'Al-Qahtani', email, password }),
  ]
  const plain = (headers: Headers) =>
    [...headers]
      .filter(([name]) => !['date', 'x-request-id', 'retry-after'].includes(name))
      .map(([name, value]) => [name, value.replace(/^(device=)[\w-]{43}(?=;)/, '$1')])
  for (const ask of asks) {
    const [known, unknown] = [await ask('known@example.sa'), await ask('unknown@example.sa')]
    expect(known.status).toBe(unknown.status)
    expect(known.text.replace(/"requestId":"[^"]+"/, '')).toBe(
      unknown.text.replace(/"requestId":"[^"]+"/, ''),
    )
    expect(plain(known.headers)).toEqual(plain(unknown.headers))
  }
})

test('with fifty people waiting for a hash further ones are refused, and hashing does not block the event loop', async () => {
  hashAtFullCost()
  const busy = await openApp({ RATE_LIMIT_SCALE: '1000' })
  const [whole, mine] = [process.cpuUsage(), process.threadCpuUsage()]
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, at) =>
      busy.call(signInRoute, { email: `crowd${at}@example.sa`, password: 'not the password' }),
    ),
  )
  const spent = ({ user, system }: { user: number; system: number }) => user + system
  const share = spent(process.threadCpuUsage(mine)) / spent(process.cpuUsage(whole))
  const turnedAway = answers.filter(({ status }) => status === 503)
  expect(turnedAway.length).toBeGreaterThan(0)
  expect(turnedAway.every(({ headers }) => headers.get('retry-after') === '1')).toBe(true)
  expect(answers.length - turnedAway.length).toBeGreaterThanOrEqual(50)
  expect(share, 'of the work was done on the event loop').toBeLessThan(0.6)
})
