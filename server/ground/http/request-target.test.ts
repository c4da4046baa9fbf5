import { expect, test } from 'vitest'
import { openApp } from '#test/app.ts'
import { sendAndLeave, sendRawBytes } from '#test/raw.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const ask = (target: string, ...headers: string[]) =>
  sendRawBytes(
    `GET ${target} HTTP/1.1\r\n${['Connection: close', ...headers].join('\r\n')}\r\n\r\n`,
    app.origin,
  )
const headOf = (answer: string) => {
  const [status = '', ...lines] = (answer.split('\r\n\r\n', 1)[0] ?? '').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
    }),
  )
  for (const changing of ['date', 'x-request-id']) delete headers[changing]
  return { status, headers }
}

test.each(['/api/health', '/api/nothing', '/api/account', '/', '/ar/faq', '/no/such/page', '/faq?from=mail'])(
  'the absolute address of %s is answered with the headers of that path',
  async (path) => {
    const plain = headOf(await ask(path, 'Host: localhost'))
    expect(headOf(await ask(`http://localhost${path}`, 'Host: localhost'))).toEqual(plain)
    expect(headOf(await ask(`HTTP://127.0.0.1:99${path}`, 'Host: localhost'))).toEqual(plain)
  },
)

test('a percent-encoded path is answered with the headers of the decoded path', async () => {
  expect(headOf(await ask('/%61pi/health', 'Host: localhost'))).toEqual(
    headOf(await ask('/api/health', 'Host: localhost')),
  )
})

test('an absolute address without a path is the first page', async () => {
  expect(headOf(await ask('http://localhost', 'Host: localhost'))).toEqual(
    headOf(await ask('/', 'Host: localhost')),
  )
})

test.each([
  ['http://evil.example/', 'localhost'],
  ['http://evil.example/api/account', 'localhost'],
  ['https://localhost.evil.example/faq', 'localhost'],
  ['http://evil.example@localhost/', 'localhost'],
  ['http://localhost@evil.example/', 'localhost'],
  ['http://localhost/', 'evil.example'],
  ['http://[localhost/', 'localhost'],
  ['http:///faq', 'localhost'],
  ['ftp://localhost/', 'localhost'],
])('%s, with %s as its host, is refused as meant for another server', async (target, host) => {
  const answer = await ask(target, `Host: ${host}`)
  expect(answer).toMatch(/^HTTP\/1\.1 421 /)
  expect(answer).toContain('"code":"unknown_host"')
})

test('behind a public name an absolute address must contain it', async () => {
  const open = await openApp({ PUBLIC_URL: 'https://nabta.example', DEMO: '0' })
  const status = async (target: string) =>
    headOf(
      await sendRawBytes(
        `GET ${target} HTTP/1.1\r\nHost: nabta.example\r\nConnection: close\r\n\r\n`,
        open.origin,
      ),
    ).status
  expect(await status('https://nabta.example/faq')).toMatch(/ 200 /)
  expect(await status('http://localhost/faq')).toMatch(/ 421 /)
})

test('probes may use any absolute address', async () => {
  expect(await ask('http://10.1.2.3:8080/api/ready', 'Host: 10.1.2.3:8080')).toMatch(/^HTTP\/1\.1 200 /)
})

test.each([
  ['twice the same', ['Host: localhost', 'Host: localhost']],
  ['ours before another', ['Host: localhost', 'Host: evil.example']],
  ['ours after another', ['Host: evil.example', 'Host: localhost']],
  ['one in capitals', ['Host: localhost', 'HOST: localhost']],
])('two hosts are refused: %s', async (_, hosts) => {
  for (const path of ['/', '/api/health', '/assets/nothing.js']) {
    const answer = await ask(path, ...hosts)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"code":"malformed_request"')
  }
})

test.each([
  ['with its length', 'content-length: 100', '{"email":"sa'],
  ['in chunks', 'transfer-encoding: chunked', 'c\r\n{"email":"sa\r\n'],
])('a body that its sender abandons, %s, is not logged as an error', async (_, length, begun) => {
  const givenUp = () => app.logged().split('"aborted"').length
  const before = givenUp()
  await sendAndLeave(
    `POST /api/newsletter/subscriptions HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/json\r\n${length}\r\n\r\n${begun}`,
    app.origin,
  )
  await expect.poll(givenUp).toBe(before + 1)
  expect(app.logged()).not.toContain('"fault"')
  expect(app.logged()).not.toContain('"error"')
  expect(await (await app.fetch('/metrics')).text()).not.toMatch(/nabta_http_answers_total\{[^}]*status="5/)
})

test('with its complete body the same request is served', async () => {
  const body = '{"email":"sara@nabta.test"}'
  expect(
    await sendRawBytes(
      `POST http://localhost/api/newsletter/subscriptions HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      app.origin,
    ),
  ).toMatch(/^HTTP\/1\.1 202 /)
})
