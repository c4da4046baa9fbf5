import { expect, test } from 'vitest'
import { subscribeToNewsletter } from '#contract/newsletter.ts'
import { openApp } from '#test/app.ts'
import { nodeLimit } from './limits.ts'

const app = await openApp()
const subscribe = (number: number, headers = {}) =>
  app.call(subscribeToNewsletter, { email: `reader-${number}@example.sa` }, headers)

test('over the limit nothing is done, and the answer says when to come back', async () => {
  app.at('2026-11-20T09:00:00Z')
  for (const number of [1, 2, 3]) expect((await subscribe(number)).status).toBe(202)
  const refused = await subscribe(4)
  expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited'])
  expect(Number(refused.headers.get('retry-after'))).toBe(3_600)
  expect(await app.rows("select from newsletter_subscribers where email = 'reader-4@example.sa'")).toEqual([])
})

test('an invented X-Forwarded-For is nobody else', async () => {
  app.at('2026-11-20T09:10:00Z')
  expect((await subscribe(5, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(429)
})

test('after the window the count begins anew', async () => {
  app.at('2026-11-20T10:00:01Z')
  expect((await subscribe(6)).status).toBe(202)
})

test('of a hundred at once no more pass than may', async () => {
  app.at('2026-11-20T12:00:00Z')
  const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => subscribe(100 + at)))
  expect(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, all]) => [status, all.length])
      .toArray()
      .sort(),
  ).toEqual([
    [202, 3],
    [429, 97],
  ])
})

test('a counter never tells whom it counted', async () => {
  const keys = await app.rows<{ key: string }>('select key from counters')
  for (const { key } of keys) expect(key).toMatch(/^[\w-]{43}$/)
})

test('a node’s own limit counts per caller and forgets with its window', () => {
  const limit = nodeLimit({ most: 2, seconds: 60 })
  const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds))
  expect([limit('a', at(0)), limit('a', at(1)), limit('b', at(1))]).toEqual([null, null, null])
  expect(limit('a', at(20))).toEqual({ retryAfter: 40 })
  expect(limit('a', at(60))).toBeNull()
})
