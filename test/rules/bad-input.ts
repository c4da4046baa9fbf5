import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { contract, type RouteName } from '#contract/contract.ts'
import type { Route } from '#contract/route.ts'
import { weaknessOf } from '#server/accounts/weak-password.ts'
import { reencodeImage } from '#server/ground/files/images.ts'
import { type App, openApp } from '#test/app.ts'
import { dot } from '#test/fakes/sample-files.ts'
import type { ActorName } from '#test/matrix/row.ts'
import { admittedActor, onlyReads } from '#test/matrix.ts'
import { requestFor, type Upload } from '#test/request-for.ts'
import { runsAll, triesRoute } from '#test/setup/extent.ts'
import { answerFault } from './answer-fault.ts'
import { callerAt, oddMethods, prepareRequest, type ReusableCaller, reusableCaller } from './bad-request.ts'
import { almostValid, badVariant } from './bad-variants.ts'

/** By default the requests are the same in every run; the environment can set another seed and a higher number. */
const runs = Number(process.env.NABTA_FUZZ_RUNS ?? (runsAll ? 600 : 30))
const seed = Number(process.env.NABTA_FUZZ_SEED ?? 2026)

/**
 * Drawing a document or reading an export runs on a separate thread or in slices, and may take this many
 * milliseconds.
 */
const madeApart = new Map<RouteName, number>([
  ['makeSummary', 3_000],
  ['printPlan', 3_000],
  ['copyMyData', 1_000],
  ['previewHealthExport', 1_000],
])
/** A usual run makes few documents. */
const runsOf = (name: RouteName) => (madeApart.has(name) && !runsAll ? 5 : runs)

const named = Object.entries(contract) as [RouteName, Route][]

/** Routes of the same kind parse their bodies alike, before any check of their own. */
const kindOf = ({ method, audience, body, takesFile }: Route) =>
  [method, audience === 'anyone', Boolean(body), takesFile?.types].join()
const firstOfKind = new Map(named.map(([name, route]) => [kindOf(route), name] as const).toReversed())
const takesOddBodies = ([name, route]: (typeof named)[number]) =>
  runsAll || firstOfKind.get(kindOf(route)) === name

/**
 * Two functions parse all page tokens: `readDirectoryCursor`, whose only list is the directory, and `readCursor`. In
 * the other lists whose token is an id the contract refuses all the same.
 */
const takesEveryPage = (name: RouteName) =>
  runsAll || name === 'searchDietitians' || name === 'listAppointments'

/** Tries every second route, beginning with this one. */
export async function tryEverySecondRoute(first: 0 | 1) {
  const app = await openApp({ RATE_LIMIT_SCALE: '1000000' })
  beforeAll(async () => {
    // Loads in advance what is loaded only once, so that the first request is not charged for it.
    await Promise.all([
      weaknessOf('its dictionaries', { email: '' }),
      reencodeImage(Buffer.from(dot.bytes), 'image/png'),
    ])
  })
  const readers = new Map<ActorName, ReusableCaller>()
  const visitAt = (name: RouteName, route: Route) => {
    const actor = admittedActor(name)
    const visit = (onlyReads(route) && readers.get(actor)) || reusableCaller(app, actor)
    if (onlyReads(route)) readers.set(actor, visit)
    return visit
  }
  for (const [at, each] of named.entries())
    if (at % 2 === first && triesRoute(each[0])) {
      const [name, route] = each
      const caller = callerAt(name, route, visitAt(name, route))
      tryFields(caller, name, route)
      if (takesOddBodies(each)) tryBodies(app, caller, name, route, at)
    }
  test('refused requests leave nothing behind', () => expectNothingLeft(app))
}

type Caller = ReturnType<typeof callerAt>

function tryFields({ sample, send }: Caller, name: RouteName, route: Route) {
  test(`${name} answers any input clearly${runsAll ? ' and soon' : ''}`, async () => {
    const { fields, keys, requestOf } = prepareRequest(route, await sample())
    const limit = madeApart.get(name) ?? 200
    let longest = 0
    const sent = new Set<string>()
    const ask = async (input: unknown) => {
      const { path, body, type, asked } = requestOf(input)
      // What a route does not read makes no other request: a read without fields is asked once.
      const request = `${path} ${route.method === 'GET' || typeof body !== 'string' ? '' : body}`
      if (sent.has(request)) return
      sent.add(request)
      // Measures processor time, so that another process on the machine cannot fail a request.
      const answer = async () => {
        const before = process.cpuUsage()
        const response = await send(path, body, type)
        const { user, system } = process.cpuUsage(before)
        await expectDecent(route, response, asked)
        return (user + system) / 1_000
      }
      let work = await answer()
      // Truly expensive work is expensive every time; a garbage collection, or a thread that finishes its work,
      // happens once.
      for (let turn = 1; runsAll && turn < 3 && work >= limit; turn++) work = Math.min(work, await answer())
      longest = Math.max(longest, work)
    }
    const near = almostValid(fields, keys, { everyPage: takesEveryPage(name) })
    for (const part of near) await ask({ ...fields, ...part })
    await fc.assert(fc.asyncProperty(badVariant(fields, keys, near), ask), { seed, numRuns: runsOf(name) })
    // A busy machine also increases processor time, so a usual run does not check the limit.
    if (runsAll) expect(longest, 'milliseconds of work for one request').toBeLessThan(limit)
  })
}

function tryBodies(app: App, { sample, send }: Caller, name: RouteName, route: Route, at: number) {
  test(`${name} answers unknown methods clearly`, async () => {
    const { path } = requestFor(route, await sample())
    for (let turn = 0; turn < 6; turn++) {
      const method = oddMethods[(at * 6 + turn) % oddMethods.length] as string
      const response = await app.fetch(path, { method })
      expect([404, 405], `${method} ${path}`).toContain(response.status)
      await expectDecent(route, response, `${method} ${path}`)
    }
  })

  test.each(odd)(`${name} answers %s clearly`, async (_, body, type) => {
    const { path, query } = requestFor(route, await sample())
    const response = await send(path + query, body, type)
    const takes = route.takesFile?.types
    if (takes) expect(response.status).toBe(takes.includes(type['content-type'] ?? '') ? 422 : 415)
    await expectDecent(route, response, path)
  })

  if (route.takesFile) {
    test.each(route.takesFile.types)(`${name} answers malformed %s clearly`, async (type) => {
      const whole = await sample()
      const upload = whole.upload as Upload
      const { path, query } = requestFor(route, whole)
      await fc.assert(
        fc.asyncProperty(broken(upload), async (bytes) => {
          await expectDecent(
            route,
            await send(path + query, bytes, { 'content-type': type }),
            `${path} ${type}`,
          )
        }),
        { seed, numRuns: runs },
      )
      const none = type === upload.type ? new Uint8Array([1, 2, 3]) : upload.bytes
      const response = await send(path + query, none, { 'content-type': type })
      expect(response.status).toBeGreaterThanOrEqual(400)
    })
  } else if (route.method !== 'GET') {
    test(`${name} answers bytes that are not text clearly`, async () => {
      const { path } = requestFor(route, await sample())
      await fc.assert(
        fc.asyncProperty(rubbish, async (bytes) => {
          await expectDecent(route, await send(path, bytes), path)
        }),
        { seed: seed + at, numRuns: runs },
      )
    })
  }
}

const rubbish = fc.uint8Array({ maxLength: 400 }).map((bytes) => new Uint8Array(bytes))

/** An empty file, a truncated one, and one corrupted on its way. */
const broken = ({ bytes }: Upload) =>
  fc.oneof(
    rubbish,
    fc
      .tuple(fc.nat(bytes.length), rubbish)
      .map(([length, rest]) => new Uint8Array([...bytes.subarray(0, length), ...rest])),
  )

async function expectDecent(route: Route, response: Response, asked: string) {
  expect(await answerFault(route, response), asked).toBeNull()
}

const odd: [string, BodyInit, Record<string, string>][] = [
  ['no type', '{}', { 'content-type': '' }],
  ['a type that is none', '{}', { 'content-type': ';;;=' }],
  ['text', '{}', { 'content-type': 'text/plain' }],
  ['XML', '<a/>', { 'content-type': 'application/xml' }],
  ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['multipart without its end', '--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['another charset', '{}', { 'content-type': 'application/json; charset=utf-16' }],
  ['a megabyte', JSON.stringify({ a: 'x'.repeat(1_000_000) }), { 'content-type': 'application/json' }],
  [
    'compressed rubbish',
    new Uint8Array([31, 139, 8, 0, 1, 2]),
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  ],
  ['a long key', '{}', { 'content-type': 'application/json', 'idempotency-key': 'k'.repeat(300) }],
]

async function expectNothingLeft(app: App) {
  const [odd] = await app.rows<{ count: number }>(`select count(*)::int as count from survey_answers
    where name = '' or email !~ '^[^@ ]+@[^@ ]+$' or phone = '' or name || phone ~ '[[:cntrl:]]'`)
  expect(odd?.count).toBe(0)
  const [addresses] = await app.rows<{ count: number }>(
    `select count(*)::int as count from newsletter_subscribers where email::text !~ '^[^@[:space:]]+@[^@[:space:]]+$'`,
  )
  expect(addresses?.count).toBe(0)
  const [accounts] = await app.rows<{ count: number }>(`select count(*)::int as count from users
    join profiles using (id) join user_roles on user_id = users.id
    where email::text !~ '^[^@[:space:]]+@[^@[:space:]]+$' or full_name ~ '[[:cntrl:]]' or full_name is null
      or date_of_birth > now() - interval '18 years' or (role_type = 'admin' and granted_by = '')`)
  expect(accounts?.count).toBe(0)
  // The token in an event is the id of its row, which grants no access.
  const [ways] = await app.rows<{ count: number }>(`select count(*)::int as count from events
    where detail::text ~ '"(password|code)"' or detail ->> 'token' !~ '^[0-9a-f-]{36}$'`)
  expect(ways?.count).toBe(0)
}
