import { expect, test } from 'vitest'
import { subscribeToNewsletter } from '#contract/newsletter.ts'
import { openApp } from '#test/app.ts'
import { nodeLimit } from './limits.ts'

const app = await openApp()
const subscribe = (name: string, headers = {}) =>
  app.call(subscribeToNewsletter, { email: `${name}@example.sa` }, headers)

/** Uses up the three subscriptions allowed in the hour that begins on this day; each test has its own day. */
async function spendAll(day: string) {
  app.at(`${day}T09:00:00Z`)
  for (const number of [1, 2, 3]) expect((await subscribe(`reader-${day}-${number}`)).status).toBe(202)
}

test('over the limit a request has no effect, and the answer says when to retry', async () => {
  await spendAll('2026-11-20')
  const refused = await subscribe('fourth')
  expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited'])
  expect(Number(refused.headers.get('retry-after'))).toBe(3_600)
  expect(await app.rows("select from newsletter_subscribers where email = 'fourth@example.sa'")).toEqual([])
})

test('an invented X-Forwarded-For does not make another caller', async () => {
  await spendAll('2026-11-21')
  app.at('2026-11-21T09:10:00Z')
  expect((await subscribe('elsewhere', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(429)
})

test('after the window the count begins again', async () => {
  await spendAll('2026-11-22')
  app.at('2026-11-22T09:59:59Z')
  expect((await subscribe('early')).status).toBe(429)
  app.at('2026-11-22T10:00:01Z')
  expect((await subscribe('early')).status).toBe(202)
})

test('of a hundred at the same time no more pass than allowed', async () => {
  app.at('2026-11-23T12:00:00Z')
  const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => subscribe(`crowd-${at}`)))
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

test('a counter never reveals who is counted', async () => {
  await spendAll('2026-11-24')
  const keys = await app.rows<{ key: string }>('select key from counters')
  expect(keys.length).toBeGreaterThan(0)
  for (const { key } of keys) expect(key).toMatch(/^[\w-]{43}$/)
})

test('a node’s own limit counts per caller and forgets with its window', () => {
  const limit = nodeLimit({ most: 2, seconds: 60 })
  const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds))
  expect([limit('a', at(0)), limit('a', at(1)), limit('b', at(1))]).toEqual([null, null, null])
  expect(limit('a', at(20))).toEqual({ retryAfter: 40 })
  expect(limit('a', at(60))).toBeNull()
})
