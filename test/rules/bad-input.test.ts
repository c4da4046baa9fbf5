import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract, type RouteName } from '#contract/contract.ts'
import type { Route } from '#contract/route.ts'
import { weaknessOf } from '#server/accounts/weak-password.ts'
import { openApp, requestFor } from '../app.ts'
import { sampleOf, welcomeAt } from '../matrix.ts'
import { bent } from '../nasty.ts'
import { knownTo, type Person, stand } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000000' })
/** The same requests every time; others, and more of them, when asked for. */
const runs = Number(process.env.NABTA_FUZZ_RUNS ?? 300)
const seed = Number(process.env.NABTA_FUZZ_SEED ?? 2026)

const errorShape = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string().check(z.minLength(1)),
    fields: z.optional(z.array(z.strictObject({ field: z.string(), code: z.string(), message: z.string() }))),
    detail: z.optional(z.record(z.string(), z.unknown())),
    requestId: z.string(),
  }),
})

/** What any answer must be, whatever was asked. */
async function expectDecent(route: Route, response: Response, asked: string) {
  const text = await response.text()
  expect(response.status, `${asked} → ${text.slice(0, 300)}`).toBeLessThan(500)
  expect(text).not.toMatch(/node_modules|at .*\.ts:\d|SQLSTATE|violates|syntax error/)
  if (response.status >= 400)
    expect(errorShape.safeParse(JSON.parse(text)).success, text.slice(0, 300)).toBe(true)
  else if (response.status < 300)
    expect(z.safeParse(route.output, JSON.parse(text)).success, `${asked} → ${text.slice(0, 300)}`).toBe(true)
}

/** Somebody whom the route lets in, made anew whenever a request has signed them out or their account away. */
function callerAt(name: RouteName, route: Route) {
  let person: Promise<Person> | undefined
  return async (
    path: string,
    body?: BodyInit,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) => {
    person ??= stand(app, welcomeAt(name))
    const response = await (await person).fetch(path, {
      method: route.method,
      headers,
      ...(body !== undefined && route.method !== 'GET' && { body }),
    })
    if (response.status === 401) person = undefined
    return response
  }
}

beforeAll(async () => {
  await weaknessOf('its dictionaries are read once', { email: '' })
})

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

for (const [name, route] of Object.entries(contract) as [RouteName, Route][]) {
  const send = callerAt(name, route)
  let sample: Record<string, unknown>
  beforeAll(async () => {
    const patient = await stand(app, 'patient')
    sample = sampleOf(name, await knownTo(app, patient, 'patient'))
  })

  test(`${name} answers any input clearly and soon`, async () => {
    let longest = 0
    await fc.assert(
      fc.asyncProperty(bent(sample), async (input) => {
        const whole = typeof input === 'object' && input !== null && !Array.isArray(input)
        const { path, query } = requestFor(route, whole ? (input as Record<string, unknown>) : sample)
        const rest = whole ? withoutPath(route, input as Record<string, unknown>) : input
        const asked = `${route.method} ${path}${query} ${JSON.stringify(rest)?.slice(0, 300)}`
        const text = JSON.stringify(rest)
        // Processor time, not the clock's: another process on the machine must not fail a request.
        const before = process.cpuUsage()
        const response = await send(`${path}${query}`, text)
        const { user, system } = process.cpuUsage(before)
        longest = Math.max(longest, (user + system) / 1_000)
        await expectDecent(route, response, asked)
      }),
      { seed, numRuns: route.body || route.params || route.query ? runs : 20 },
    )
    expect(longest, 'milliseconds of work for one request').toBeLessThan(200)
  }, 60_000)

  test.each(odd)(`${name} answers %s clearly`, async (_, body, headers) => {
    const { path } = requestFor(route, sample)
    await expectDecent(route, await send(path, body, headers), path)
  })

  test(`${name} answers bytes that are no text clearly`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const { path } = requestFor(route, sample)
        await expectDecent(route, await send(path, new Uint8Array(bytes)), path)
      }),
      { seed, numRuns: 60 },
    )
  })
}

function withoutPath(route: Route, input: Record<string, unknown>) {
  const travels = new Set([
    ...Object.keys(route.params?.shape ?? {}),
    ...Object.keys(route.query?.shape ?? {}),
  ])
  return Object.fromEntries(Object.entries(input).filter(([key]) => !travels.has(key)))
}

test('what was refused has left nothing behind', async () => {
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
    where detail ->> 'redirectTo' !~ '^/[^/\\\\]' or detail::text ~ '"(password|token|code)"'`)
  expect(ways?.count).toBe(0)
})
