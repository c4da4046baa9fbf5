import { METHODS } from 'node:http'
import { expect, test } from 'vitest'
import { checkHealth, checkReady } from '#contract/health-checks.ts'
import { subscribeToNewsletter } from '#contract/newsletter.ts'
import { openApp, type Refused } from '#test/app.ts'
import { inArabic, sara } from '#test/cast.ts'
import { sendRawBytes as sendRaw } from '#test/raw.ts'
import { baseline } from '../data/migrate.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const newsletter = '/api/newsletter/subscriptions'
const json = { 'content-type': 'application/json' }
const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  app.fetch(newsletter, { method: 'POST', body, headers: { ...json, ...headers } })
const codeOf = async (response: Response) => ((await response.json()) as Refused).error.code

const raw = (text: string, origin = app.origin) => sendRaw(text, origin)

test('health reports alive, ready reports ready', async () => {
  expect((await app.call(checkHealth, {})).body).toEqual({ status: 'alive' })
  expect((await app.call(checkReady, {})).body).toEqual({ status: 'ready' })
})

test('a database that lacks a migration of this build is not ready, and one migrated by Nabta 0.1.0 before is', async () => {
  const rename = (from: string, to: string) =>
    app.rows('update migrations set name = $2 where name = $1', [from, to])
  await rename(baseline, '0119_read_appointments_by_column.sql')
  expect((await app.call(checkReady, {})).status).toBe(503)
  await rename('0119_read_appointments_by_column.sql', baseline)
  await app.rows(`insert into migrations (name, checksum) values ('0001_open_house.sql', 'x')`)
  expect((await app.call(checkReady, {})).status).toBe(200)
})

const everyKind: [string, () => Promise<Response>, number][] = [
  ['a good answer', () => app.fetch('/api/health'), 200],
  ['an unknown call', () => app.fetch('/api/nothing'), 404],
  ['another method', () => app.fetch('/api/health', { method: 'DELETE' }), 405],
  ['a broken body', () => post('{'), 400],
  ['a field that is wrong', () => post('{"email":"sara"}'), 422],
  ['a body too large', () => post(JSON.stringify({ email: 'a'.repeat(1_000_000) })), 413],
  [
    'another kind of body',
    () => post('email=a', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
  ],
  ['an address too long', () => app.fetch(`/api/health?${'a'.repeat(5_000)}`), 414],
  ['a page', () => app.fetch('/'), 200],
  ['a page in Arabic', () => app.fetch('/ar'), 200],
  ['an unknown page', () => app.fetch('/no/such/page'), 404],
  ['a page that moved', () => app.fetch('/faq/'), 308],
  ['the robots file', () => app.fetch('/robots.txt'), 200],
  ['the sitemap', () => app.fetch('/sitemap.xml'), 200],
  ['the way to report a weakness', () => app.fetch('/.well-known/security.txt'), 200],
  ['the icon', () => app.fetch('/favicon.ico'), 200],
  ['the API document', () => app.fetch('/api/openapi.json'), 200],
  ['the API page', () => app.fetch('/api/docs'), 200],
  ['the metrics', () => app.fetch('/metrics'), 200],
]

test.each(everyKind)('%s carries every security header', async (_, ask, status) => {
  const { headers, status: answered } = await ask()
  expect(answered).toBe(status)
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'origin-agent-cluster': '?1',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*/)
  expect(headers.get('server')).toBeNull()
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

test('only the pages of calls may use devices', async () => {
  const allowed = async (path: string) =>
    (await app.fetch(path)).headers
      .get('permissions-policy')
      ?.match(/camera=\S+, microphone=\S+, display-capture=\S+/)?.[0]
  const [none, own] = ['()', '(self)'].map(
    (who) => `camera=${who}, microphone=${who}, display-capture=${who},`,
  )
  const id = '0192f3a0-0000-7000-8000-000000000007'
  for (const path of [`/call/${id}`, `/ar/call/${id}`]) expect(await allowed(path), path).toBe(own)
  for (const path of [
    '/',
    '/call',
    `/call/${id}/more`,
    '/patient/appointments',
    '/api/session',
    `/api/appointments/${id}/call`,
  ])
    expect(await allowed(path), path).toBe(none)
})

test('a 304 answer has them too', async () => {
  const first = await app.fetch('/')
  const again = await app.fetch('/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('no answer of the API may be cached', async () => {
  for (const path of ['/api/health', '/api/nothing']) {
    const { headers } = await app.fetch(path)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('vary')).toContain('Cookie')
  }
})

test('every refusal has the same shape, in the language of the reader', async () => {
  const english = (await (await app.fetch('/api/nothing')).json()) as Refused
  const arabic = (await (await app.fetch('/api/nothing', { headers: inArabic })).json()) as Refused
  expect(english.error).toEqual({
    code: 'not_found',
    message: expect.any(String),
    requestId: expect.any(String),
  })
  expect(arabic.error.message).toMatch(/[\u0621-\u064a]/)
})

test('a wrong field is explained in words', async () => {
  const { status, body } = await app.call(subscribeToNewsletter, { email: 'sara' }, inArabic)
  expect(status).toBe(422)
  expect(body.error.fields).toEqual([
    { field: 'email', code: 'email_invalid', message: 'يُرجى إدخال بريد إلكتروني صحيح' },
  ])
})

test('an object in place of a text is malformed, whatever its `length` claims', async () => {
  for (const email of [{ length: { toString: 'x' } }, { length: { valueOf: {} } }, { length: null }, []]) {
    const { status, body } = await app.call(subscribeToNewsletter, { email } as never)
    expect([status, body.error.code]).toEqual([400, 'malformed_request'])
  }
})

test('fields that the contract does not have are refused by name', async () => {
  const answer = await post(JSON.stringify({ email: sara.email, confirmed_at: '2026-01-01', role: 'admin' }))
  expect(answer.status).toBe(400)
  const { error } = (await answer.json()) as Refused
  expect(error.fields?.map(({ field, code }) => [field, code])).toEqual([
    ['confirmed_at', 'unknown_field'],
    ['role', 'unknown_field'],
  ])
})

test.each([
  ['no JSON', '{"email":'],
  ['an empty body', ''],
  ['a key twice', '{"email":"a@b.sa","email":"c@d.sa"}'],
  ['a key twice, once in disguise', '{"email":"a@b.sa","\\u0065mail":"c@d.sa"}'],
  ['a reach for the prototype', '{"__proto__":{"polluted":true},"email":"a@b.sa"}'],
  ['a hundred thousand brackets', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['an object 40 deep', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`],
  ['a bare number', '7'],
  ['null', 'null'],
])('%s is a malformed request', async (_, body) => {
  const answer = await post(body)
  expect(answer.status).toBe(400)
  expect(await codeOf(answer)).toBe('malformed_request')
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test('bytes that are not text are a malformed request', async () => {
  expect((await post(new Uint8Array([0xff, 0xfe, 0x00, 0x80]))).status).toBe(400)
})

test.each([
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['no origin at all, said out loud', { origin: 'null' }],
  ['another port of this machine', { origin: 'http://localhost:1' }],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of a neighbouring site', { 'sec-fetch-site': 'same-site' }],
])('a change requested by %s is refused', async (_, headers) => {
  const answer = await post(JSON.stringify({ email: sara.email }), headers as Record<string, string>)
  expect(answer.status).toBe(403)
  expect(await codeOf(answer)).toBe('foreign_origin')
})

test('pages of the site, and clients that are not pages, may send requests', async () => {
  const body = JSON.stringify({ email: sara.email })
  expect((await post(body, { origin: app.origin, 'sec-fetch-site': 'same-origin' })).status).toBe(202)
  expect((await post(body)).status).toBe(202)
})

test.each([
  'evil.example',
  'localhost.evil.example',
  'evil@localhost',
  'localhost/evil',
  'localhost#evil.example',
  '',
])('the host %j is refused', async (host) => {
  const answer = await raw(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 4(21|00) /)
  expect(answer).toContain('"requestId"')
})

test.each(['localhost', '127.0.0.1:3000', '[::1]:99'])('on loopback %s is accepted', async (host) => {
  expect(await raw(`GET /api/health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 200 /,
  )
})

test.each([
  ['no HTTP at all', 'hello there\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  [
    'a header too large',
    `GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
  [
    'too many headers',
    `GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${'X-A: 1\r\n'.repeat(70)}\r\n`,
    431,
  ],
  ['a path that is no path', 'GET /%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
  ['a NUL in the path', 'GET /api/%00 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 404],
])('%s is refused in the same shape', async (_, bytes, status) => {
  const answer = await raw(bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).toMatch(/"error":\{"code":"/)
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
})

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/assets/../package.json',
  '/assets/%2e%2e/package.json',
  '/pages.json',
  '/debug',
  '//etc/passwd',
])('%s does not exist here', async (path) => {
  const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
})

/** CONNECT names no resource, and the server hangs up on it. */
const methods = [...METHODS.filter((method) => method !== 'CONNECT'), 'query', 'FOO', 'GE']
const bodies = {
  'nothing more': '\r\n',
  JSON: 'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  'an untold body': 'Content-Length: 2\r\n\r\n{}',
}

test.each([
  '/',
  '/nothing',
  '/assets/nothing.js',
  '/metrics',
  '/api/health',
  '/api/nothing',
  newsletter,
  '*',
])('any method on %s gets an answer, or a refusal of the same shape', async (path) => {
  for (const method of methods)
    for (const [body, rest] of Object.entries(bodies)) {
      const answer = await raw(
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${rest}`,
      )
      const [, status = ''] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? []
      const asked = `${method} ${path} with ${body} → ${answer.slice(0, 200)}`
      const isOdd = !['GET', 'HEAD', 'POST', 'query', 'FOO', 'GE'].includes(method)
      expect(isOdd ? ['404', '405'] : ['200', '400', '404', '405', '415', '422'], asked).toContain(status)
      if (status !== '200' && method !== 'HEAD') expect(answer, asked).toMatch(/"error":\{"code":"|<html/)
    }
})

test('a method that an address does not support is refused with a list of those it does', async () => {
  const answer = await app.fetch(newsletter)
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('POST')
})

test('probes may use any host name', async () => {
  for (const path of ['/api/health', '/api/ready']) {
    expect(await raw(`GET ${path} HTTP/1.1\r\nHost: 10.1.2.3:8080\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 200 /,
    )
  }
})

test('an address that contains a token is not sent to the next site as referrer', async () => {
  for (const path of ['/newsletter/unsubscribe', '/contact/question', '/ar/contact/question'])
    expect((await app.fetch(`${path}?token=x`)).headers.get('referrer-policy'), path).toBe('no-referrer')
})

test('the outbox is readable on this machine, and not through a proxy', async () => {
  const near = await app.fetch('/dev/mail')
  expect([near.status, near.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await app.fetch('/dev/mail', { headers: { forwarded: 'for=127.0.0.1' } })).status).toBe(404)
  expect((await app.fetch('/dev/mail/..%2f..%2fsecret-keys')).status).toBe(404)
})

test('the metrics token works from anywhere', async () => {
  const guarded = await openApp({ METRICS_TOKEN: 'a-token-of-some-length' })
  const ask = (authorization: string) =>
    guarded.fetch('/metrics', { headers: { authorization, 'x-forwarded-for': '203.0.113.7' } })
  expect((await ask('Bearer a-token-of-some-length')).status).toBe(200)
  expect((await ask('Bearer a-token-of-some-lengtH')).status).toBe(404)
})

test('behind a public name there is no outbox, and other names are refused', async () => {
  const open = await openApp({ PUBLIC_URL: 'https://nabta.example', DEMO: '0' })
  const ask = (path: string, host: string) =>
    raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, open.origin)
  expect(await ask('/dev/mail', 'nabta.example')).toMatch(/^HTTP\/1\.1 404 /)
  expect(await ask('/', 'localhost')).toMatch(/^HTTP\/1\.1 421 /)
  const page = await ask('/', 'nabta.example:443')
  expect(page).toMatch(/^HTTP\/1\.1 200 /)
  expect(page.toLowerCase()).toContain(
    'strict-transport-security: max-age=63072000; includesubdomains; preload',
  )
  expect(page).toContain('upgrade-insecure-requests')
})

test('a caller has a limited number of requests', async () => {
  const small = await openApp({ RATE_LIMIT_SCALE: '0.005' })
  small.at('2026-11-20T09:00:00Z')
  const answers: Response[] = []
  for (let asked = 0; asked < 7; asked++) answers.push(await small.fetch('/api/health'))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429])
  expect(answers.at(-1)?.headers.get('retry-after')).toBe('60')
})

test.each([
  'x-forwarded-for',
  'x-forwarded-port',
  'x-real-ip',
  'forwarded',
  'via',
  'x-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
])('metrics and mail are for this machine only, and not through a proxy that sends %s', async (header) => {
  const near = await app.fetch('/metrics')
  expect(await near.text()).toContain('nabta_http_answers_total')
  for (const path of ['/metrics', '/dev/mail'])
    expect((await app.fetch(path, { headers: { [header]: '127.0.0.1' } })).status).toBe(404)
})

test('metrics are not for a page that calls this machine by another name', async () => {
  const ask = (host: string) => raw(`GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  expect(await ask('evil.example')).toMatch(/^HTTP\/1\.1 404 /)
  expect(await ask('localhost')).toMatch(/^HTTP\/1\.1 200 /)
})

test('behind a public name a local proxy that adds no headers cannot read metrics, but the token can', async () => {
  const token = 'a-token-of-some-length'
  const open = await openApp({ PUBLIC_URL: 'https://nabta.example', DEMO: '0', METRICS_TOKEN: token })
  const ask = (host: string, more = '') =>
    raw(`GET /metrics HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`, open.origin)
  for (const host of ['nabta.example', 'localhost', '10.1.2.3:3000']) {
    expect(await ask(host)).toMatch(/^HTTP\/1\.1 404 /)
    expect(await ask(host, `Authorization: Bearer ${token}\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await ask(host, `Authorization: ${token}\r\n`)).toMatch(/^HTTP\/1\.1 404 /)
  }
})

test('the API document lists every route with its shapes and refusals', async () => {
  const document = (await (await app.fetch('/api/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, Record<string, { requestBody?: unknown; responses: Record<string, unknown> }>>
  }
  expect(document.openapi).toBe('3.1.0')
  expect(document.paths['/api/survey/answers']?.post?.requestBody).toMatchObject({ required: true })
  expect(Object.keys(document.paths['/api/newsletter/confirmations']?.post?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '400', '403', '404', '422', '429']),
  )
})

test('pages are served in the encoding that the reader accepts', async () => {
  for (const [taken, given] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip', 'gzip'],
  ] as const) {
    const answer = await app.fetch('/faq', { headers: { 'accept-encoding': taken } })
    expect(answer.headers.get('content-encoding')).toBe(given)
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    expect(await answer.text()).toContain('<html lang="en"')
  }
})

test('the date “today” on a page is that of Riyadh, and changes at midnight there', async () => {
  const today = async () => /data-today="([^"]+)"/.exec(await (await app.fetch('/faq')).text())?.[1]
  app.at('2026-12-31T20:59:59Z')
  expect(await today()).toBe('31\u00a0December 2026')
  app.at('2026-12-31T21:00:00Z')
  expect(await today()).toBe('1\u00a0January 2027')
  const arabic = await (await app.fetch('/ar/faq')).text()
  expect(arabic).toContain('data-year="2027"')
  expect(arabic).toContain('1\u00a0يناير 2027')
})
