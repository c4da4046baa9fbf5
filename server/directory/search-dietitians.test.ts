import { expect, test } from 'vitest'
import {
  countDietitians,
  type DietitianCard,
  readDietitian,
  type SortOrder,
  searchDietitians,
  sortOrders,
} from '#contract/directory.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { openApp } from '#test/app.ts'
import { omar, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian, type PracticeFacts, refresh } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1' })
const now = '2026-11-22T06:00:00Z'
app.at(now)
const patient = await join(app, sara)

const make = async (name: string, facts: PracticeFacts = {}): Promise<Person> => {
  const person = await join(
    app,
    { name, email: unique('d@example.sa') },
    { role: 'dietitian', signedIn: false },
  )
  await listedDietitian(app, person, facts)
  return person
}
const rate = ({ id }: Person, rating: number, reviews: number) =>
  app.rows('update listings set rating = $2, review_count = $3 where user_id = $1', [id, rating, reviews])

const mornings = Array(7).fill([{ from: '08:00', to: '12:00' }])
const mondays = [[], [{ from: '09:00', to: '10:00' }], [], [], [], [], []]
const dear = await make('Dear Morning', {
  weekly: mornings,
  notice: 60,
  services: [{ price: 400 }, { price: 350 }],
})
const cheap = await make('Cheap Monday', {
  weekly: mondays,
  services: [{ price: 90 }, { price: 20, isActive: false }],
})
const idle = await make('Idle', { services: [] })
const never = await make('Never', { weekly: Array(7).fill([]), services: [{ price: 200, platform: 'zoom' }] })
await rate(cheap, 4.26, 11)
await rate(never, 3, 2)

const found = async (input: object = {}, who = patient): Promise<DietitianCard[]> =>
  (await who.call(searchDietitians, input)).body.dietitians
const names = async (input: object = {}) => (await found(input)).map(({ name }) => name)

test('each order sorts by the value it is named after, and puts dietitians without it last', async () => {
  expect(await names({ sort: 'price' })).toEqual(['Cheap Monday', 'Never', 'Dear Morning', 'Idle'])
  expect(await names({ sort: 'rating' })).toEqual(['Cheap Monday', 'Never', 'Dear Morning', 'Idle'])
  expect((await names({ sort: 'soonest' })).slice(0, 2)).toEqual(['Dear Morning', 'Cheap Monday'])
  expect((await names({})).slice(0, 2)).toEqual(['Dear Morning', 'Cheap Monday'])
})

test('five stars from one review rank behind 4.9 from sixty, and still show five', async () => {
  await rate(never, 5, 1)
  await rate(cheap, 4.9, 60)
  const [first, second] = await found({ sort: 'rating' })
  expect([first?.name, second]).toMatchObject(['Cheap Monday', { name: 'Never', rating: 5 }])
  await rate(cheap, 4.26, 11)
  await rate(never, 3, 2)
})

test('a card shows the facts that patients choose by', async () => {
  const [card] = await found({ sort: 'price' })
  expect(card).toEqual({
    id: cheap.id,
    name: 'Cheap Monday',
    otherName: null,
    otherTitle: null,
    title: 'Clinical Dietitian',
    specialization: 'clinical',
    experience: '6-10',
    city: 'riyadh',
    photoId: null,
    rating: 4.3,
    reviewCount: 11,
    price: 90,
    modes: ['video', 'in-person'],
    availableToday: false,
    nextFreeAt: '2026-11-23T06:00:00.000Z',
    firstService: expect.any(String),
    nextTimes: ['2026-11-23T06:00:00.000Z', '2026-11-23T06:15:00.000Z', '2026-11-23T06:30:00.000Z'],
    zone: 'Asia/Riyadh',
    isSaved: false,
  })
  const none = (await found({ sort: 'price' })).at(-1)
  expect(none).toMatchObject({ id: idle.id, price: null, modes: [], nextFreeAt: null, rating: null })
})

test('“today” ends at the last moment when a time of the day can be booked', async () => {
  const today = async (at: string) => {
    app.at(at)
    const [card] = await found({ sort: 'price', most: '400', least: '300' })
    return [card?.availableToday, (await names({ when: 'today' })).length, (await countToday()).today]
  }
  const countToday = async () => (await patient.call(countDietitians, {})).body.when
  // Half an hour, open until noon, an hour’s notice: the last start is 11:30, bookable until 10:30 in Riyadh.
  expect(await today('2026-11-22T07:30:00Z')).toEqual([true, 1, 1])
  expect(await today('2026-11-22T07:30:01Z')).toEqual([false, 0, 0])
  app.at(now)
})

test('“today” is the reader’s own day, on the card, the profile, the filter and its count', async () => {
  const today = async (zone: string) => {
    const asked = { zone, most: '400', least: '300' }
    const [card] = await found(asked)
    const { body } = await patient.call(readDietitian, { id: dear.id, zone })
    expect(body.dietitian.nextFreeAt).toBe(card?.nextFreeAt)
    expect(dayOf(new Date(card?.nextFreeAt ?? 0), zone) === dayOf(app.house.clock.now(), zone)).toBe(
      card?.availableToday,
    )
    const counted = (await patient.call(countDietitians, { zone })).body.when
    return [
      card?.availableToday,
      body.dietitian.availableToday,
      (await names({ ...asked, when: 'today' })).length,
      counted.today,
    ]
  }
  // In Los Angeles it is ten on Saturday evening, and the next free time is at eleven.
  expect(await today('America/Los_Angeles')).toEqual([true, true, 1, 1])
  app.at('2026-11-22T07:01:00Z')
  await refresh(app, dear)
  expect(await today('Asia/Riyadh')).toEqual([true, true, 1, 1])
  expect(await today('america/los_angeles')).toEqual([false, false, 0, 0])
  // In Los Angeles the week ends with this day; in Riyadh it has only begun.
  expect(await names({ when: 'week', zone: 'America/Los_Angeles', sort: 'price' })).toEqual([])
  expect(await names({ when: 'week', sort: 'price' })).toEqual(['Cheap Monday', 'Dear Morning'])
  const { status, body } = await patient.call(searchDietitians, { zone: 'Mars/Olympus' })
  expect([status, body.error.fields?.[0]?.field]).toEqual([422, 'zone'])
  app.at(now)
  await refresh(app, dear)
})

test('“this week” ends on Saturday', async () => {
  expect(await names({ when: 'week', sort: 'price' })).toEqual(['Cheap Monday', 'Dear Morning'])
  app.at('2026-11-23T05:00:00Z')
  expect(await names({ when: 'week', sort: 'price' })).toEqual(['Dear Morning'])
  app.at(now)
})

test('a next free time that has passed is not shown', async () => {
  app.at('2026-11-22T07:15:01Z')
  const [card] = await found({ sort: 'soonest' })
  expect(card).toMatchObject({ id: dear.id, nextFreeAt: null, availableToday: true })
  app.at(now)
})

test('a page begins after the last dietitian seen, even if others have been added or changed since', async () => {
  const many = await openMany()
  for (const sort of sortOrders) {
    const first = (await many.patient.call(searchDietitians, { sort })).body
    expect(first.dietitians).toHaveLength(10)
    const joined = await many.join(`Newcomer ${sort}`)
    const second = (await many.patient.call(searchDietitians, { sort, after: first.after ?? '' })).body
    const ids = [...first.dietitians, ...second.dietitians].map(({ id }) => id).filter((id) => id !== joined)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(15)
    expect(second.after).toBeNull()
    await many.leave(joined)
  }
})

/** Fifteen equal matches, so that only the final sort keys order them. */
async function openMany() {
  await app.rows('delete from listings')
  const patient = await join(app, { ...omar, email: unique(omar.email) })
  const add = async (name: string) => (await make(name)).id
  for (let at = 0; at < 15; at++) await add(`Alike ${at}`)
  return { patient, join: add, leave: (id: string) => app.rows('delete from users where id = $1', [id]) }
}

test('a page token of another order, or a forged one, is refused', async () => {
  const reader = await join(app, { ...omar, email: unique(omar.email) })
  const { after } = (await reader.call(searchDietitians, { sort: 'price' })).body
  const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  const tokens = [
    after ?? '',
    'abc',
    forged('rating', 'x', 1, sara.email),
    forged('rating', 1, null, dear.id),
    forged('rating', 1, 1, `${dear.id}' or true`),
    forged({ rating: 1 }),
  ]
  for (const token of tokens) {
    const { status, body } = await reader.call(searchDietitians, { sort: 'rating', after: token })
    expect([status, body.error.code, body.error.fields?.[0]?.field]).toEqual([422, 'invalid_fields', 'after'])
  }
})

/** Values the sort columns cannot hold, or never hold. */
const impossible: Record<SortOrder, unknown[]> = {
  relevance: [1.5, -1, 5, 9e15, 2 ** 31, null, '1', true, [1], {}],
  rating: [1.5, -5.1, 9e15, 1e308, null, '-4', [-4]],
  price: [1.5, -1, 9e15, 2 ** 31, null, '350'],
  soonest: [1.5, -1, 9e15, 8.64e15, '2026-11-22', [0]],
}

test.each(sortOrders.flatMap((sort) => [undefined, 'dear'].map((q) => ({ sort, q }))))(
  'a forged page token in the order $sort, with the query $q, is refused',
  async ({ sort, q }) => {
    const reader = await join(app, { ...omar, email: unique(omar.email) })
    const ask = (key: unknown, rank: unknown, id: unknown) => {
      const after = Buffer.from(JSON.stringify([sort, key, rank, id])).toString('base64url')
      return reader.call(searchDietitians, { sort, after, ...(q && { q }) })
    }
    const [right] = { relevance: [q ? 2 : 0], rating: [-4], price: [350], soonest: [null] }[sort] as [unknown]
    expect((await ask(right, -1, dear.id)).status).toBe(200)
    const answers = [
      ...(await Promise.all(impossible[sort].map((key) => ask(key, -1, dear.id)))),
      ...(await Promise.all([null, '1', 'Infinity', true, [-1]].map((rank) => ask(right, rank, dear.id)))),
      ...(await Promise.all(
        [null, 7, 'x', dear.id.toUpperCase(), [dear.id]].map((id) => ask(right, -1, id)),
      )),
    ]
    for (const { status, body } of answers)
      expect([status, body.error?.fields?.[0]?.field]).toEqual([422, 'after'])
  },
)

test('a caller faster than any person types is told when to retry', async () => {
  app.at('2026-11-24T10:00:00Z')
  const hasty = await join(app, { ...omar, email: unique(omar.email) })
  const statuses = new Map<number, number>()
  for (let times = 0; times < 130; times++) {
    const { status, headers } = await hasty.call(times % 2 ? countDietitians : searchDietitians, {})
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect([...statuses]).toEqual([
    [200, 120],
    [429, 10],
  ])
  app.at('2026-11-24T10:01:00Z')
  expect((await hasty.call(searchDietitians, {})).status).toBe(200)
})
