import { beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#contract/csv.ts'
import { exportSubscribers, removeSubscriber, searchSubscribers } from '#contract/newsletter-subscribers.ts'
import type { SentTo } from '#contract/route.ts'
import { openApp } from '#test/app.ts'
import { noor } from '#test/cast.ts'
import { join } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const admin = await join(app, noor, { role: 'admin' })

beforeAll(async () => {
  await app.rows(
    `insert into newsletter_subscribers (email, language, asked_at, confirmed_at, left_at) values
      ('first@mail.example', 'en', '2026-11-01T08:00:00Z', '2026-11-01T08:05:00Z', null),
      ('second@mail.example', 'ar', '2026-11-02T08:00:00Z', null, null),
      ('third_one@mail.example', 'ar', '2026-11-03T08:00:00Z', null, '2026-11-05T08:00:00Z')`,
  )
})

const found = async (input: SentTo<typeof searchSubscribers> = {}) => {
  const { status, body } = await admin.call(searchSubscribers, input)
  expect(status).toBe(200)
  return body
}
const emailsOf = async (input: SentTo<typeof searchSubscribers>) =>
  (await found(input)).subscribers.map(({ email }) => email.replace('@mail.example', ''))

test('admins see who subscribed to the newsletter, the latest first, and the state of each', async () => {
  const { subscribers, total } = await found()
  expect(total).toBe(3)
  expect(subscribers.map(({ email, state, changedAt }) => [email, state, changedAt])).toEqual([
    ['third_one@mail.example', 'left', '2026-11-05T08:00:00.000Z'],
    ['second@mail.example', 'waiting', null],
    ['first@mail.example', 'confirmed', '2026-11-01T08:05:00.000Z'],
  ])
})

test('an address is found by any part of it, and wildcard characters are taken literally', async () => {
  expect(await emailsOf({ q: 'SECOND@' })).toEqual(['second'])
  expect(await emailsOf({ q: 'd_o' })).toEqual(['third_one'])
  expect(await emailsOf({ q: 'd%' })).toEqual([])
  expect(await emailsOf({ state: 'confirmed' })).toEqual(['first'])
  expect(await emailsOf({ state: 'waiting', q: 'first' })).toEqual([])
})

test('a file of confirmed addresses has no others, and its download is recorded', async () => {
  const { bytes } = await admin.call(exportSubscribers, { state: 'confirmed' })
  const [, ...rows] = [...rowsOf(new TextDecoder().decode(bytes))].map(({ cells }) => cells)
  expect(rows.map(([email, state]) => [email, state])).toEqual([['first@mail.example', 'Confirmed']])
  const [event] = await app.rows(
    "select actor, detail from events where kind = 'newsletter.subscribers_downloaded'",
  )
  expect(event).toEqual({ actor: admin.id, detail: { state: 'confirmed' } })
})

test('a list continues after the last one shown, even if many subscribed at the same moment', async () => {
  await app.rows(
    `insert into newsletter_subscribers (email, language, asked_at)
      select 'n' || n || '@mail.example', 'en', '2026-11-10T08:00:00Z' from generate_series(1, 30) as n`,
  )
  const first = await found()
  const second = await found({ after: first.after ?? '' })
  const emails = [...first.subscribers, ...second.subscribers].map(({ email }) => email)
  expect([first.subscribers.length, emails.length, new Set(emails).size, second.after]).toEqual([
    25,
    33,
    33,
    null,
  ])
})

test('an address is erased at its owner’s request, once', async () => {
  const [row] = (await found({ q: 'first@' })).subscribers
  const remove = () => admin.call(removeSubscriber, { id: row?.id ?? '' })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect(await emailsOf({ q: 'first@' })).toEqual([])
})
