import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { subscribeToNewsletter } from '#contract/newsletter.ts'
import { openApp } from '#test/app.ts'
import { omar, sara } from '#test/cast.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const asked = () => app.rows("select id from events where kind = 'newsletter.asked'")

test('a request sent again with its key has one effect and the same answer', async () => {
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

test('of many at once with one key, one has its effect and nobody sees a fault', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const before = (await asked()).length
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => app.call(subscribeToNewsletter, { email: sara.email }, headers)),
  )
  expect(new Set(answers.map(({ status }) => status)).difference(new Set([202, 409])).size).toBe(0)
  expect((await asked()).length).toBe(before + 1)
})

test('a refusal keeps nothing, so the same key may be tried again', async () => {
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

test('kept answers are sealed', async () => {
  const kept = await app.rows<{ body_sealed: Buffer }>('select body_sealed from answered_requests')
  expect(kept.length).toBeGreaterThan(0)
  for (const { body_sealed } of kept) expect(body_sealed.toString('latin1')).not.toContain('done')
})
