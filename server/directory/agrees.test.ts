import fc from 'fast-check'
import { expect, test } from 'vitest'
import { todayInRiyadh } from '#contract/days.ts'
import {
  countDietitians,
  leastRatings,
  searchDietitians,
  sortOrders,
  whenOptions,
} from '#contract/directory.ts'
import { cities, genders, modes, practiceLanguages, specializations } from '#contract/practice-options.ts'
import type { SentTo } from '#contract/route.ts'
import { openApp } from '#test/app.ts'
import { sara } from '#test/cast.ts'
import {
  type Dietitian,
  dietitian,
  fillMarketplace,
  firstDay,
  queries,
} from '#test/directory/marketplaces.ts'
import {
  type ListedAt,
  listedAt,
  matching,
  type NaiveQuery,
  searchNaively,
} from '#test/directory/naive-directory.ts'
import { join, type Person, unique } from '#test/people.ts'
import { runsAll } from '#test/setup/extent.ts'
import { renewAllListings, renewPassedTimes } from './refresh.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '100000' })
let patient: Person

const few = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1, maxLength: 3 })
/** Usually unset, so that some dietitians still match. */
const maybe = <T>(one: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: one })

const filters: fc.Arbitrary<Filters> = fc.record({
  q: maybe(fc.constantFrom(...queries)),
  specialization: maybe(few(specializations)),
  language: maybe(few(practiceLanguages)),
  gender: maybe(fc.constantFrom(...genders)),
  city: maybe(few(cities.slice(0, 5))),
  mode: maybe(fc.constantFrom(...modes)),
  least: maybe(fc.constantFrom(0, 91, 150)),
  most: maybe(fc.constantFrom(0, 150, 299)),
  rating: maybe(fc.constantFrom(...leastRatings)),
  when: maybe(fc.constantFrom(...whenOptions)),
  saved: maybe(fc.constant(true)),
})
type Filters = Omit<NaiveQuery, 'sort'>

const minuteMs = 60_000
const marketplace = fc.record({
  people: fc.array(dietitian, { minLength: 60, maxLength: 60 }),
  /** Minutes since the first day. */
  opened: fc.integer({ min: 0, max: 8 * 1_440 }),
  /** Queries at four moments of that day, in minutes after `opened`. */
  asked: fc.array(
    fc.tuple(
      fc.integer({ min: 0, max: 1_440 }),
      fc.array(fc.record({ filters, sort: fc.constantFrom(undefined, ...sortOrders) }), {
        minLength: 8,
        maxLength: 8,
      }),
    ),
    { minLength: 4, maxLength: 4 },
  ),
})

/** As query parameters: undefined values are dropped, lists joined by commas. */
const sent = ({ saved, ...rest }: Filters) =>
  Object.fromEntries(
    Object.entries({ ...rest, saved: saved && '1' })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ) as unknown as SentTo<typeof countDietitians>

const withIds = (people: readonly Omit<Dietitian, 'id'>[]): Dietitian[] =>
  people.map((one, at) => ({
    ...one,
    // Stars are whole numbers, so not every average is possible.
    rating: one.rating === null ? null : Math.round(one.rating * one.reviews) / one.reviews,
    id: `01900000-0000-7000-8000-${String((at * 7_919) % 100_003).padStart(12, '0')}`,
  }))

async function search(input: object): Promise<string[]> {
  const ids: string[] = []
  let after: string | null = null
  do {
    const { body }: { body: { dietitians: { id: string }[]; after: string | null } } = await patient.call(
      searchDietitians,
      after ? { ...input, after } : input,
    )
    ids.push(...body.dietitians.map(({ id }) => id))
    after = body.after
  } while (after)
  return ids
}

test('for any dietitians, any query, order and moment, pages and counts match a naive search', async () => {
  await fc.assert(
    fc.asyncProperty(marketplace, async ({ people: some, opened, asked }) => {
      const people = withIds(some)
      const open = firstDay + opened * minuteMs
      await begin(people, open)
      await rate(people)
      const moments = asked.map(([later, questions]) => [open + later * minuteMs, questions] as const)
      for (const [at, questions] of moments.sort(([a], [b]) => a - b)) {
        if (todayInRiyadh(new Date(at)) !== todayInRiyadh(new Date(open))) continue
        const now = new Date(at)
        app.at(now.toISOString())
        await renewPassedTimes(app.house)
        const seen = listedAt(people, now)
        for (const { filters, sort } of questions) {
          const expected = searchNaively(seen, { ...filters, sort }, now)
          const found = await search({ ...sent(filters), ...(sort && { sort }) })
          expect(found, JSON.stringify({ filters, sort, now })).toEqual(expected.map(({ id }) => id))
          await compareCounts(seen, filters, now)
        }
      }
    }),
    { numRuns: runsAll ? 4 : 2, endOnFailure: true },
  )
})

test('dietitians free today and this week are found at any moment, even if no job has run since the morning', async () => {
  await fc.assert(
    fc.asyncProperty(marketplace, async ({ people: some, opened }) => {
      const people = withIds(some)
      const open = firstDay + opened * minuteMs
      await begin(people, open)
      for (let hours = 0; hours <= 26; hours += 2) {
        const now = new Date(open + hours * 60 * minuteMs)
        app.at(now.toISOString())
        for (const when of whenOptions) {
          const expected = searchNaively(listedAt(people, now), { when } as NaiveQuery, now)
          expect((await search({ when })).sort()).toEqual(expected.map(({ id }) => id).sort())
        }
      }
    }),
    { numRuns: runsAll ? 2 : 1, endOnFailure: true },
  )
})

async function begin(people: readonly Dietitian[], at: number) {
  app.at(new Date(at).toISOString())
  patient = await join(app, { ...sara, email: unique(sara.email) })
  await fillMarketplace(app, people, patient.id)
  await renewAllListings(app.house)
}

/** Inserts reviews that average to each dietitian’s rating. */
async function rate(people: readonly Dietitian[]) {
  const stars = people.flatMap(({ id, rating, reviews }) =>
    rating === null ? [] : starsFor(rating, reviews).map((given) => ({ id, given })),
  )
  await app.rows(
    `with given as (select uuidv7() as appointment, id, given from jsonb_to_recordset($1::jsonb) as one (id uuid, given int)),
      met as (insert into appointments (id, patient_id, dietitian_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at,
          zone, patient_zone, status, outcome, completed_at, requested_at, changed_at)
        select appointment, $2, id, 'x', 'x', 'video', 0, '{}', at, at + interval '30 minutes', 'Asia/Riyadh', 'Asia/Riyadh',
            'completed', 'attended', at, at, at from given, (select timestamptz '2026-01-01' as at) as moment)
      insert into reviews (appointment_id, patient_id, dietitian_id, service_name, rating, content, written_at)
        select appointment, $2, id, 'x', given, '', '2026-01-02' from given`,
    [JSON.stringify(stars), patient.id],
  )
  await renewAllListings(app.house)
}

const starsFor = (rating: number, reviews: number) => {
  const sum = Math.round(rating * reviews)
  const [least, more] = [Math.floor(sum / reviews), sum % reviews]
  return Array.from({ length: reviews }, (_, at) => (at < more ? least + 1 : least))
}

const choices = {
  specialization: specializations,
  language: practiceLanguages,
  gender: genders,
  city: cities,
  mode: modes,
  rating: leastRatings,
  when: whenOptions,
} as const

async function compareCounts(seen: readonly ListedAt[], asked: Filters, now: Date) {
  const { body } = await patient.call(countDietitians, sent(asked))
  const match = matching(seen, asked.q)
  const count = (more: object) => searchNaively(seen, { ...asked, ...more }, now, match).length
  expect(body.total).toBe(count({}))
  for (const [filter, values] of Object.entries(choices))
    for (const value of values) {
      const chosen = ['specialization', 'language', 'city'].includes(filter) ? [value] : value
      expect(body[filter as keyof typeof choices][value], `${filter}: ${value}`).toBe(
        count({ [filter]: chosen }),
      )
    }
  const prices = searchNaively(seen, { ...asked, least: undefined, most: undefined }, now).flatMap(
    ({ price }) => price ?? [],
  )
  expect(body.prices).toEqual(
    prices.length > 0 ? { least: Math.min(...prices), most: Math.max(...prices) } : null,
  )
}
