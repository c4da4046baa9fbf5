import { expect, test } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { cancelAppointment } from '#contract/appointments/changes.ts'
import { contract } from '#contract/contract.ts'
import { type Route, tokenScopeFor } from '#contract/route.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, sara } from '#test/cast.ts'
import { join } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })

type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: { $ref?: string; name?: string; description?: string; schema?: Record<string, unknown> }[]
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> }
  responses: Record<string, { headers?: Record<string, unknown>; content: Record<string, unknown> }>
  'x-token-scope': string | null
}
type Document = {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

const text = await (await app.fetch('/api/openapi.json')).text()
const document: Document = JSON.parse(text)
const operations = new Map(
  Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((operation) => [operation.operationId, operation] as const),
  ),
)
const named = Object.entries(contract) as [string, Route][]
const operationOf = (name: string): Operation => {
  const operation = operations.get(name)
  if (!operation) throw new Error(`${name} is no operation`)
  return operation
}
const refersTo = (operation: Operation, name: string) =>
  operation.parameters.some(({ $ref }) => $ref === `#/components/parameters/${name}`)

test('an operation has the name of its route, and every part of it is described', () => {
  expect([...operations.keys()].sort()).toEqual(named.map(([name]) => name).sort())
  for (const [name, { summary, description, tags, parameters }] of operations) {
    expect([summary, description].every(Boolean), name).toBe(true)
    expect(document.tags.find((tag) => tag.name === tags[0])?.description, name).toBeTruthy()
    for (const parameter of parameters)
      expect(parameter.$ref ?? parameter.description, `${name} ${parameter.name}`).toBeTruthy()
  }
})

test('every reference has a target, and every target is referenced', () => {
  const wanted = new Set([...text.matchAll(/"#\/components\/(\w+\/\w+)"/g)].map(([, place]) => place))
  const { securitySchemes, ...parts } = document.components
  const there = Object.entries(parts).flatMap(([part, all]) =>
    Object.keys(all).map((name) => `${part}/${name}`),
  )
  expect(there.sort()).toEqual([...wanted].sort())
  expect(Object.keys(securitySchemes ?? {})).toEqual(['session', 'accessToken'])
})

test('bodies and answers have names', () => {
  for (const [name, { takesFile, givesFile, body, status }] of named) {
    const { requestBody, responses } = operationOf(name)
    const isNamed = { schema: { $ref: expect.stringMatching(/^#\/components\/schemas\/[A-Z]\w+$/) } }
    if (body && !takesFile) expect(requestBody?.content, name).toEqual({ 'application/json': isNamed })
    if (!givesFile) expect(responses[status]?.content, name).toEqual({ 'application/json': isNamed })
  }
})

test('each operation states who may call it: anyone, a browser, a program', () => {
  for (const [name, route] of named) {
    const { security, 'x-token-scope': scope } = operationOf(name)
    const ways = security.flatMap((way) => Object.keys(way))
    expect(scope, name).toBe(tokenScopeFor(route))
    if (route.audience === 'anyone') expect(security, name).toContainEqual({})
    else expect(ways, name).toEqual(scope ? ['session', 'accessToken'] : ['session'])
  }
})

test('headers of requests and answers are listed where they apply', () => {
  for (const [name, { method, takesFile, takesVersion, versionOf, status }] of named) {
    const operation = operationOf(name)
    expect(refersTo(operation, 'IdempotencyKey'), name).toBe(method !== 'GET' && !takesFile)
    expect(refersTo(operation, 'IfMatch'), name).toBe(takesVersion)
    expect('ETag' in (operation.responses[status]?.headers ?? {}), name).toBe(versionOf !== undefined)
    if (takesVersion) expect(versionOf, name).toBeDefined()
    expect(operation.responses['429']?.headers, name).toHaveProperty('Retry-After')
    for (const response of Object.values(operation.responses))
      expect(response.headers, name).toHaveProperty('X-Request-Id')
  }
})

test('the reasons for refusing a field are listed wherever there are fields', () => {
  for (const [name, { params, query, body }] of named)
    if (params || query || body) expect(Object.keys(operationOf(name).responses), name).toContain('422')
})

test('a number in an address has its range', () => {
  for (const name of ['listSlots', 'readMyDays', 'listTimesToMove']) {
    const days = operationOf(name).parameters.find((parameter) => parameter.name === 'days')
    expect(days?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 42 })
  }
})

test('files are uploaded and downloaded under their types', () => {
  expect(Object.keys(operationOf('savePhoto').requestBody?.content ?? {})).toEqual([
    'image/jpeg',
    'image/png',
    'image/webp',
  ])
  const given = (name: string) => Object.keys(operationOf(name).responses['200']?.content ?? {})
  expect(given('readPhoto')).toEqual(['image/webp'])
  expect(given('readDocument')).toEqual(['application/pdf', 'image/jpeg', 'image/png'])
  expect(given('downloadCalendarEntry')).toEqual(['text/calendar'])
})

test('an appointment states its version as ETag, and a change based on another version is refused', async () => {
  const [patient, dietitian] = [await join(app, sara), await join(app, drLayla, { role: 'dietitian' })]
  await listedDietitian(app, dietitian)
  const startsAt = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const id = await putAppointment(app, { patient, dietitian }, { status: 'confirmed', startsAt })
  const { headers, body } = await patient.call(readAppointment, { id })
  const tag = headers.get('etag') ?? ''
  expect(tag).toBe(`"${body.appointment.version}"`)
  const change = (version: string) => patient.call(cancelAppointment, { id }, { 'if-match': version })
  expect((await change('"999"')).status).toBe(412)
  const changed = await change(tag)
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).toBe(`"${changed.body.appointment.version}"`)
})

test('the page for people shows how to write a first program, and links to each shape', async () => {
  const page = await (await app.fetch('/api/docs')).text()
  expect(page).toContain('Authorization: Bearer $NABTA_TOKEN')
  const [links, places] = [/<a href="#(\w+)"/g, /<section id="(\w+)"/g].map(
    (pattern) => new Set([...page.matchAll(pattern)].map(([, name]) => name)),
  )
  expect(places).toEqual(links)
})
