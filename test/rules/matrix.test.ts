import { beforeAll, expect, test } from 'vitest'
import { readSession } from '#contract/accounts/sign-in.ts'
import { contract, type RouteName } from '#contract/contract.ts'
import { statusOf } from '#contract/refusals.ts'
import { dutiesFor, type Route, tokenScopeFor } from '#contract/route.ts'
import { routes } from '#server/routes.ts'
import { asProgramOf } from '../access-tokens.ts'
import { openApp } from '../app.ts'
import { joinAs, makeAll, partsFor } from '../join-as.ts'
import { type ActorName, actors, desks } from '../matrix/row.ts'
import { admittedActor, matrix, onlyReads, sampleForGuard, sampleWith, tokenScopeOf } from '../matrix.ts'
import { runsAll, triesRoute } from '../setup/extent.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
beforeAll(async () => {
  // A second admin, so that any other admin may leave.
  await joinAs(app, 'admin')
})
const every = Object.entries(contract) as [RouteName, Route][]
const named = every.filter(([name]) => triesRoute(name))

test('the server serves exactly the routes of the contract', () => {
  const served = new Set(routes.map(({ route }) => route))
  expect(every.filter(([, route]) => !served.has(route)).map(([name]) => name)).toEqual([])
  expect(served.size).toBe(every.length)
})

test('every route has a row in the matrix', () => {
  expect(Object.keys(matrix).sort()).toEqual(every.map(([name]) => name).sort())
})

test('no two routes share a method and a path', () => {
  const places = every.map(([, { method, path }]) => `${method} ${path.replace(/:[^/]+/g, ':')}`)
  expect(new Set(places).size).toBe(places.length)
})

test('no two parts of a request share a field name', () => {
  for (const [name, { params, query, body }] of every) {
    const keys = [params, query, body].flatMap((shape) =>
      Object.keys((shape as { shape?: object } | undefined)?.shape ?? {}),
    )
    expect(new Set(keys).size, name).toBe(keys.length)
  }
})

type Met = Awaited<ReturnType<typeof meet>>
/** Actors whom no request has changed yet; they are used again for the next route. */
const untouched = new Map<ActorName, Met>()

async function meet(actor: ActorName) {
  const person = await joinAs(app, actor)
  return { person, parts: partsFor(app, person, actor) }
}

const few: readonly ActorName[] = ['signed_out', 'patient', 'dietitian', 'admin', 'suspended']

/**
 * On a route that requires no duty, all admins are alike. A route that answers everybody alike does not look at the
 * caller, so a usual run asks it as few of them.
 */
function actorsAt(name: RouteName, route: Route): readonly ActorName[] {
  if (!runsAll && new Set(Object.values(matrix[name].expects)).size === 1) return few
  return dutiesFor(route)
    ? actors
    : actors.filter((actor) => !desks.some((duty) => actor === `${duty}_admin`))
}

/** Routes that only read come first: each actor owns every kind of record, and is used again for the next route. */
const inOrder = named.toSorted(([, a], [, b]) => Number(onlyReads(b)) - Number(onlyReads(a)))

for (const [name, route] of inOrder)
  test(`${name} answers everybody as the matrix says`, async () => {
    const asked = actorsAt(name, route)
    const expected = Object.fromEntries(asked.map((actor) => [actor, matrix[name].expects[actor]]))
    expect(Object.fromEntries(await answersTo(name, route, asked))).toEqual(expected)
  })

type Answered = [ActorName, number | string]

async function answersTo(name: RouteName, route: Route, asked: readonly ActorName[]): Promise<Answered[]> {
  const answer = async (actor: ActorName): Promise<Answered> => [actor, await answerTo(actor, name, route)]
  if (onlyReads(route)) return Promise.all(asked.map(answer))
  const answers: Answered[] = []
  for (const actor of asked) answers.push(await answer(actor))
  return answers
}

/** The status of the answer; a text if the answer is a refusal that breaks the contract. */
async function answerTo(actor: ActorName, name: RouteName, route: Route): Promise<number | string> {
  const met = untouched.get(actor) ?? (await meet(actor))
  untouched.delete(actor)
  if (onlyReads(route)) await makeAll(met.parts)
  const sample = await sampleWith(name, met.parts)
  const { cookie } = met.person.headers
  const { status, body } = await met.person.call(route, sample as never)
  const hasChanged = !onlyReads(route) && status < 400
  if (!hasChanged && met.person.headers.cookie === cookie) untouched.set(actor, met)
  if (status < 400) return status
  const { code } = body.error
  const declared: readonly string[] = [...route.refusals, 'signed_out', 'wrong_audience', 'duty_missing']
  if (!declared.includes(code)) return `${status} ${code}, which is not declared`
  return statusOf[code as keyof typeof statusOf] === status ? status : `${status} ${code}`
}

const delicate = named.filter(([, { needsProof }]) => needsProof)

test.each(delicate)('%s requires the password again after ten minutes', async (name, route) => {
  expect(route.refusals).toContain('proof_needed')
  const { person, parts } = await meet(admittedActor(name))
  await app.rows("update sessions set proven_at = now() - interval '11 minutes' where user_id = $1", [
    person.id,
  ])
  const { status, body } = await person.call(route, (await sampleWith(name, parts)) as never)
  expect([status, body.error?.code]).toEqual([403, 'proof_needed'])
})

test('admins must enter the password again for money, holds, approvals, suspensions, and every list they download', () => {
  const wanted: readonly RouteName[] = [
    'savePlatformSettings',
    'saveInvoiceSettings',
    'announceFee',
    'holdPayouts',
    'releasePayouts',
    'decidePayout',
    'refundPayment',
    'takeBackUse',
    'approvePractice',
    'suspendPractice',
    'reinstatePractice',
    'cancelUpcoming',
    'suspendPerson',
    'reinstatePerson',
    'printTheirStatement',
  ]
  const lists = every.filter(
    ([, { audience, givesFile }]) => audience === 'admin' && givesFile?.includes('text/csv'),
  )
  expect(lists.length).toBeGreaterThan(5)
  for (const name of [...wanted, ...lists.map(([name]) => name)])
    expect(contract[name].needsProof, name).toBe(true)
})

test('an admin without two-factor authentication can use none of the admin routes', async () => {
  const person = await joinAs(app, 'admin')
  await app.rows('update users set second_factor_waived = false where id = $1', [person.id])
  for (const [name, route] of named.filter(([, { audience }]) => audience === 'admin')) {
    const { body } = await person.call(route, sampleForGuard(name) as never)
    expect(body.error?.code, name).toBe('second_factor_due')
  }
})

test('an access token reaches exactly what the matrix says', () => {
  for (const [name, route] of every) expect(tokenScopeFor(route) ?? 'never', name).toBe(tokenScopeOf(name))
})

test.each(['patient', 'dietitian', 'admin'] as const)(
  'a read-only program of a %s changes nothing, and reaches nothing sensitive',
  async (actor) => {
    const program = await asProgramOf(await joinAs(app, actor), 'read')
    for (const [name, route] of named.filter(([name]) => tokenScopeOf(name) !== 'read')) {
      const { status, body } = await app.call(route, sampleForGuard(name) as never, program)
      const code = tokenScopeOf(name) === 'write' ? 'token_only_reads' : 'not_for_tokens'
      expect([status, body.error?.code], name).toEqual([403, code])
    }
  },
)

test.each(['patient', 'dietitian'] as const)(
  'a program of a %s that may make changes reaches nothing sensitive either',
  async (actor) => {
    const program = await asProgramOf(await joinAs(app, actor), 'write')
    for (const [name, route] of named.filter(([name]) => tokenScopeOf(name) === 'never')) {
      const { status, body } = await app.call(route, sampleForGuard(name) as never, program)
      expect([status, body.error?.code], name).toEqual([403, 'not_for_tokens'])
    }
  },
)

test.each(['patient', 'dietitian', 'admin'] as const)(
  'where a program of a %s is allowed, it gets the same answer as its owner',
  async (actor) => {
    const { person, parts } = await meet(actor)
    const program = await asProgramOf(person, 'read')
    for (const [name, route] of named.filter(([name]) => tokenScopeOf(name) === 'read')) {
      const { status, headers } = await app.call(route, (await sampleWith(name, parts)) as never, program)
      expect(headers.getSetCookie(), name).toEqual([])
      // Only an admin in person may read an applicant's documents.
      const isOfApplicant = actor === 'admin' && name === 'readDocument'
      expect(status, name).toBe(isOfApplicant ? 404 : matrix[name].expects[actor])
    }
  },
)

/** Mail programs send these requests without any page. */
const oneClick: readonly RouteName[] = [
  'leaveNewsletterByOneClick',
  'leaveRemindersByOneClick',
  'leaveDigestByOneClick',
]
const changing = named.filter(([name, { method }]) => method !== 'GET' && !oneClick.includes(name))
const foreign: [string, Record<string, string>][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['no origin at all', { origin: 'null' }],
  ['a subdomain', { origin: 'http://evil.localhost:3000' }],
  ['a frame of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
]

test.each(foreign)('%s cannot change anything on behalf of a signed-in person', async (_, headers) => {
  const admin = await joinAs(app, 'admin')
  for (const [name, route] of changing) {
    const { status, body } = await admin.call(route, sampleForGuard(name) as never, headers)
    expect([status, body.error?.code], name).toEqual([403, 'foreign_origin'])
  }
  expect((await admin.call(readSession, {})).body.session?.user.id).toBe(admin.id)
})

test('another site’s form is rejected as neither JSON nor a file', async () => {
  const patient = await joinAs(app, 'patient')
  for (const [name, { method, path }] of changing) {
    const answer = await patient.fetch(path.replace(/:[^/]+/g, 'patient'), {
      method,
      headers: { 'content-type': 'text/plain' },
      body: '{"password":"x"}',
    })
    expect(answer.status, name).toBe(415)
  }
})
