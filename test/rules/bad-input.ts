import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract, type RouteName } from '#contract/contract.ts'
import type { Route, Shape } from '#contract/route.ts'
import { weaknessOf } from '#server/accounts/weak-password.ts'
import { redrawn } from '#server/files/images.ts'
import { type App, openApp, requestFor, type Upload } from '#test/app.ts'
import { dot } from '#test/fakes/sample-files.ts'
import { sampleOf, welcomeAt } from '#test/matrix.ts'
import { knownTo, stand } from '#test/stand.ts'
import { bent } from './nasty.ts'

/** The same requests every time; others, and more of them, when asked for. */
const most = Number(process.env.NABTA_FUZZ_RUNS ?? 300)
const seed = Number(process.env.NABTA_FUZZ_SEED ?? 2026)
/** The more there is to get wrong, the more often it is tried. */
const runsFor = (fields: number) =>
  Math.ceil((most / 300) * (fields === 0 ? 20 : Math.min(50 + 25 * fields, 300)))

const errorShape = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string().check(z.minLength(1)),
    fields: z.optional(z.array(z.strictObject({ field: z.string(), code: z.string(), message: z.string() }))),
    detail: z.optional(z.record(z.string(), z.unknown())),
    requestId: z.string(),
  }),
})

/** Every second route, beginning with this one. */
export async function tryEverySecondRoute(first: 0 | 1) {
  const app = await openApp({ RATE_LIMIT_SCALE: '1000000' })
  beforeAll(async () => {
    // Whoever comes first must not pay for what is loaded once.
    await Promise.all([
      weaknessOf('its dictionaries', { email: '' }),
      redrawn(Buffer.from(dot.bytes), 'image/png'),
    ])
  })
  for (const [at, [name, route]] of (Object.entries(contract) as [RouteName, Route][]).entries())
    if (at % 2 === first) tryRoute(app, name, route, at)
  test('what was refused has left nothing behind', () => expectNothingLeft(app))
}

function tryRoute(app: App, name: RouteName, route: Route, at: number) {
  const { sample, send } = callerAt(app, name, route)

  test(`${name} answers any input clearly and soon`, async () => {
    const { upload, ...fields } = await sample()
    const file = upload as Upload | undefined
    const keys = [...new Set([...Object.keys(fields), ...namesIn(route.params, route.query, route.body)])]
    let longest = 0
    await fc.assert(
      fc.asyncProperty(bent(fields, keys), async (input) => {
        const whole = typeof input === 'object' && input !== null && !Array.isArray(input)
        const { path, query } = requestFor(route, { ...(whole ? input : fields), upload })
        const rest = whole ? withoutPath(route, input as Record<string, unknown>) : input
        const asked = `${route.method} ${path}${query} ${JSON.stringify(rest)?.slice(0, 300)}`
        const body = file?.bytes ?? JSON.stringify(rest)
        // Processor time, not the clock's: another process on the machine must not fail a request.
        const before = process.cpuUsage()
        const response = await send(`${path}${query}`, body, file && { 'content-type': file.type })
        const { user, system } = process.cpuUsage(before)
        longest = Math.max(longest, (user + system) / 1_000)
        await expectDecent(route, response, asked)
      }),
      { seed, numRuns: runsFor(keys.length) },
    )
    expect(longest, 'milliseconds of work for one request').toBeLessThan(200)
  })

  test.each(odd)(`${name} answers %s clearly`, async (_, body, type) => {
    const { path, query } = requestFor(route, await sample())
    const response = await send(path + query, body, type)
    if (route.takesFile) expect(response.status).toBe(415)
    await expectDecent(route, response, path)
  })

  if (route.takesFile) {
    test.each(route.takesFile.types)(`${name} answers %s that is none clearly`, async (type) => {
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
        { seed, numRuns: 60 },
      )
      const none = type === upload.type ? new Uint8Array([1, 2, 3]) : upload.bytes
      const response = await send(path + query, none, { 'content-type': type })
      expect(response.status).toBeGreaterThanOrEqual(400)
    })
  } else if (route.method !== 'GET') {
    test(`${name} answers bytes that are no text clearly`, async () => {
      const { path } = requestFor(route, await sample())
      await fc.assert(
        fc.asyncProperty(rubbish, async (bytes) => {
          await expectDecent(route, await send(path, bytes), path)
        }),
        { seed: seed + at, numRuns: runsFor(0) },
      )
    })
  }
}

const rubbish = fc.uint8Array({ maxLength: 400 }).map((bytes) => new Uint8Array(bytes))

/** Nothing of a file, or its beginning only, or one that goes wrong on its way. */
const broken = ({ bytes }: Upload) =>
  fc.oneof(
    rubbish,
    fc
      .tuple(fc.nat(bytes.length), rubbish)
      .map(([length, rest]) => new Uint8Array([...bytes.subarray(0, length), ...rest])),
  )

const namesIn = (...shapes: (Shape | undefined)[]) =>
  shapes.flatMap((shape) => Object.keys((shape as { shape?: object } | undefined)?.shape ?? {}))

function withoutPath({ params, query }: Route, input: Record<string, unknown>) {
  const travels = new Set(namesIn(params, query))
  return Object.fromEntries(Object.entries(input).filter(([key]) => !travels.has(key)))
}

/** What any answer must be, whatever was asked. */
async function expectDecent(route: Route, response: Response, asked: string) {
  if (response.ok && route.givesFile) return expect(response.headers.get('content-type')).not.toMatch(/json/)
  const text = await response.text()
  expect(response.status, `${asked} → ${text.slice(0, 300)}`).toBeLessThan(500)
  expect(text).not.toMatch(/node_modules|at .*\.ts:\d|SQLSTATE|violates|syntax error/)
  if (response.status >= 400)
    expect(errorShape.safeParse(JSON.parse(text)).success, text.slice(0, 300)).toBe(true)
  else if (response.status < 300)
    expect(z.safeParse(route.output, JSON.parse(text)).success, `${asked} → ${text.slice(0, 300)}`).toBe(true)
}

/** Somebody whom the route lets in, made anew whenever a request has signed them out or their account away. */
function callerAt(app: App, name: RouteName, { method }: Route) {
  let met: ReturnType<typeof meet> | undefined
  const caller = () => {
    met ??= meet(app, name)
    return met
  }
  return {
    /** A good request, about the caller's own things. */
    sample: async () => (await caller()).sample,
    async send(path: string, body?: BodyInit, type: Record<string, string> = json) {
      const { person } = await caller()
      const sends = body !== undefined && method !== 'GET'
      const response = await person.fetch(path, { method, headers: type, ...(sends && { body }) })
      if (response.status === 401) met = undefined
      return response
    },
  }
}

async function meet(app: App, name: RouteName) {
  const actor = welcomeAt(name)
  const person = await stand(app, actor)
  return { person, sample: sampleOf(name, await knownTo(app, person, actor)) }
}

const json = { 'content-type': 'application/json' }

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
    where name = '' or email !~ '^[^@ ]+@[^@ ]+$' or phone !~ '^\\+[1-9][0-9]{8,14}$' or name ~ '[[:cntrl:]]'`)
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
  const [ways] = await app.rows<{ count: number }>(`select count(*)::int as count from events
    where detail::text ~ '"(password|token|code)"'`)
  expect(ways?.count).toBe(0)
}
