import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { askForReset } from '#contract/accounts/reset.ts'
import { subscribeToNewsletter } from '#contract/newsletter.ts'
import { openApp } from '#test/app.ts'
import { omar, sara } from '#test/cast.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000', TRUSTED_PROXIES: '127.0.0.1' })
const asked = () => app.rows("select id from events where kind = 'newsletter.asked'")

test('a request repeated with its key has one effect and the same answer', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const before = (await asked()).length
  const first = await app.call(subscribeToNewsletter, { email: sara.email }, headers)
  const again = await app.call(subscribeToNewsletter, { email: sara.email }, headers)
  expect([again.status, again.text]).toEqual([first.status, first.text])
  expect((await asked()).length).toBe(before + 1)
})

test('a key used for another request is refused', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  await app.call(subscribeToNewsletter, { email: sara.email }, headers)
  const other = await app.call(subscribeToNewsletter, { email: omar.email }, headers)
  expect([other.status, other.body.error.code]).toEqual([422, 'key_used_for_another_request'])
})

test('of many simultaneous requests with one key one takes effect and none fails', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const before = (await asked()).length
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => app.call(subscribeToNewsletter, { email: sara.email }, headers)),
  )
  expect(new Set(answers.map(({ status }) => status)).difference(new Set([202, 409])).size).toBe(0)
  expect((await asked()).length).toBe(before + 1)
})

test('a refusal is not stored, so the same key may be tried again', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const bad = await app.call(subscribeToNewsletter, { email: 'sara' }, headers)
  expect(bad.status).toBe(422)
  expect((await app.call(subscribeToNewsletter, { email: sara.email }, headers)).status).toBe(202)
})

test.each(['short', 'a'.repeat(256), 'with a space in it'])('the key %j is malformed', async (key) => {
  const { status, body } = await app.call(
    subscribeToNewsletter,
    { email: sara.email },
    { 'idempotency-key': key },
  )
  expect([status, body.error.code]).toEqual([400, 'malformed_request'])
})

test('stored answers are encrypted', async () => {
  await app.call(askForReset, { email: sara.email }, { 'idempotency-key': randomUUID() })
  const kept = await app.rows<{ body_sealed: Buffer }>(
    'select body_sealed from answered_requests where body_sealed is not null',
  )
  expect(kept.length).toBeGreaterThan(0)
  for (const { body_sealed } of kept) expect(body_sealed.toString('latin1')).not.toContain('done')
})

const aToken = () => randomBytes(32).toString('base64url')
const phone = { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'a phone' }
const strangers: [string, Record<string, string>][] = [
  ['at another address', { ...phone, 'x-forwarded-for': '203.0.113.8' }],
  ['with another browser at the same address', { ...phone, 'user-agent': 'another phone' }],
  ['with a cookie of their own', { ...phone, cookie: `device=${aToken()}` }],
]

test.each(strangers)(
  'a stranger %s who guesses a key neither gets the answer nor blocks the request',
  async (_, stranger) => {
    const key = { 'idempotency-key': randomUUID() }
    const before = (await asked()).length
    // The stranger uses the key first, for a request of their own.
    expect(
      (await app.call(subscribeToNewsletter, { email: omar.email }, { ...stranger, ...key })).status,
    ).toBe(202)
    expect((await app.call(subscribeToNewsletter, { email: sara.email }, { ...phone, ...key })).status).toBe(
      202,
    )
    expect((await asked()).length).toBe(before + 2)
    // The browser with the key may repeat its request; the stranger who sends the very same one is refused.
    expect((await app.call(subscribeToNewsletter, { email: sara.email }, { ...phone, ...key })).status).toBe(
      202,
    )
    expect((await asked()).length).toBe(before + 2)
    expect(
      (await app.call(subscribeToNewsletter, { email: sara.email }, { ...stranger, ...key })).status,
    ).toBe(422)
  },
)

test('a person with their own cookie is recognised by it from any address', async () => {
  const headers = { 'idempotency-key': randomUUID(), cookie: `device=${aToken()}` }
  const before = (await asked()).length
  for (const address of ['203.0.113.7', '198.51.100.9'])
    await app.call(subscribeToNewsletter, { email: sara.email }, { ...headers, 'x-forwarded-for': address })
  expect((await asked()).length).toBe(before + 1)
})

test('a visitor’s key and request are stored in a form that cannot be guessed', async () => {
  const key = randomUUID()
  await app.call(subscribeToNewsletter, { email: sara.email }, { 'idempotency-key': key })
  const kept = await app.rows<{ key: string; fingerprint: string }>(
    'select key, fingerprint from answered_requests',
  )
  const plain = createHash('sha256')
    .update(JSON.stringify(['POST', subscribeToNewsletter.path, {}, {}, { email: sara.email }, undefined]))
    .digest('base64url')
  expect(kept.map(({ key }) => key)).not.toContain(key)
  expect(kept.map(({ fingerprint }) => fingerprint)).not.toContain(plain)
})
