import { request } from 'node:http'
import { expect, test } from 'vitest'
import { openApp } from '#test/app.ts'
import { sara } from '#test/cast.ts'
import { join } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '100000', PUBLIC_URL: 'https://nabta.example', DEMO: '0' })
const { port } = new URL(app.origin)
const own = 'nabta.example'
const evil = 'evil.example'

/** Header names and values in turn, as they go onto the wire. */
const variants: [string, string[], string?][] = [
  ['nothing but our own', ['Host', own]],
  ['another host', ['Host', evil]],
  ['another host with our port', ['Host', `${evil}:443`]],
  ['our host before an at', ['Host', `${own}@${evil}`]],
  ['another host before an at', ['Host', `${evil}@${own}`]],
  ['our host as a subdomain', ['Host', `${own}.${evil}`]],
  ['another host as a subdomain', ['Host', `${evil}.${own}`]],
  ['our host with another port', ['Host', `${own}:8443`]],
  ['our host and a path', ['Host', `${own}/@${evil}`]],
  ['our host with a tail', ['Host', `${own}#${evil}`]],
  ['two hosts in one', ['Host', `${own}, ${evil}`]],
  ['two hosts', ['Host', own, 'Host', evil]],
  ['two hosts the other way', ['Host', evil, 'Host', own]],
  ['an absolute address', ['Host', own], `https://${evil}/api/password-resets`],
  ['x-forwarded-host', ['Host', own, 'X-Forwarded-Host', evil]],
  ['x-forwarded-host twice', ['Host', own, 'X-Forwarded-Host', own, 'X-Forwarded-Host', evil]],
  ['a list of them', ['Host', own, 'X-Forwarded-Host', `${own}, ${evil}`]],
  ['forwarded', ['Host', own, 'Forwarded', `host=${evil}`]],
  ['forwarded in full', ['Host', own, 'Forwarded', `for=1.2.3.4;host="${evil}";proto=http`]],
  ['x-forwarded-proto', ['Host', own, 'X-Forwarded-Proto', 'http']],
  ['x-forwarded-port', ['Host', own, 'X-Forwarded-Port', '8080']],
  ['x-forwarded-server', ['Host', own, 'X-Forwarded-Server', evil]],
  ['x-forwarded-prefix', ['Host', own, 'X-Forwarded-Prefix', `//${evil}`]],
  ['x-host', ['Host', own, 'X-Host', evil]],
  ['x-original-host', ['Host', own, 'X-Original-Host', evil]],
  ['x-http-host-override', ['Host', own, 'X-HTTP-Host-Override', evil]],
  ['x-original-url', ['Host', own, 'X-Original-URL', `https://${evil}/`]],
  ['x-rewrite-url', ['Host', own, 'X-Rewrite-URL', `https://${evil}/`]],
  ['true-client-host', ['Host', own, 'X-Backend-Host', evil, 'X-Forwarded-Scheme', 'http']],
  ['base-url', ['Host', own, 'Base-Url', `https://${evil}`, 'Proxy-Host', evil]],
  ['referer', ['Host', own, 'Referer', `https://${evil}/reset-password`]],
  ['another origin', ['Host', own, 'Origin', `https://${evil}`]],
  ['a callback', ['Host', own, 'X-Callback-URL', `https://${evil}`, 'X-Wap-Profile', `https://${evil}`]],
]

test.each(variants)('with %s in its headers a request moves no link', async (_, headers, path) => {
  const person = await join(
    app,
    { ...sara, email: `owner${variants.findIndex((each) => each[1] === headers)}@example.sa` },
    { signedIn: false },
  )
  const newcomer = person.email.replace('owner', 'newcomer')
  const status = await send(headers, path ?? '/api/password-resets', { email: person.email })
  await send(headers, '/api/accounts', {
    form: 'simple',
    firstName: 'Sara',
    lastName: 'Al-Qahtani',
    email: newcomer,
    password: 'cardamom & dates',
  })
  await app.runJobs()
  const letters = [...(await app.mailTo(person.email)), ...(await app.mailTo(newcomer))]
  expect(letters.length, `answered ${status}`).toBe(status === 202 ? 2 : 0)
  const said = JSON.stringify(letters)
  expect(said).not.toContain('evil')
  expect(new Set(said.match(/https?:\/\/[^/"\s\\]+/g) ?? [])).toEqual(
    new Set(status === 202 ? [`https://${own}`] : []),
  )
})

test('a request with our own host alone is answered, so that the others were refused for theirs', async () => {
  expect(await send(['Host', own], '/api/password-resets', { email: 'nobody@example.sa' })).toBe(202)
})

function send(headers: string[], path: string, body: object): Promise<number> {
  const text = JSON.stringify(body)
  const all = [
    ...headers,
    'Content-Type',
    'application/json',
    'Content-Length',
    String(Buffer.byteLength(text)),
  ]
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, method: 'POST', path, headers: all, setHost: false },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    asked.on('error', reject)
    asked.end(text)
  })
}
