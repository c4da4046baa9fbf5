import { request } from 'node:http'
import { expect, test } from 'vitest'
import { openApp } from '#test/app.ts'
import { sara } from '#test/cast.ts'
import { join } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '100000', PUBLIC_URL: 'https://nabta.example', DEMO: '0' })
const { port } = new URL(app.origin)
const own = 'nabta.example'
const evil = 'evil.example'

/** Name, expected status, raw headers (names and values in turn), and an optional prefix of the request path. */
const variants: [string, number, string[], string?][] = [
  ['nothing but our own', 202, ['Host', own]],
  ['another host', 421, ['Host', evil]],
  ['another host with our port', 421, ['Host', `${evil}:443`]],
  ['our host before an at', 421, ['Host', `${own}@${evil}`]],
  ['another host before an at', 421, ['Host', `${evil}@${own}`]],
  ['our host as a subdomain', 421, ['Host', `${own}.${evil}`]],
  ['another host as a subdomain', 421, ['Host', `${evil}.${own}`]],
  ['our host with another port', 421, ['Host', `${own}:8443`]],
  ['our host and a path', 421, ['Host', `${own}/@${evil}`]],
  ['our host with a tail', 421, ['Host', `${own}#${evil}`]],
  ['two hosts in one', 421, ['Host', `${own}, ${evil}`]],
  ['two hosts', 400, ['Host', own, 'Host', evil]],
  ['two hosts the other way', 400, ['Host', evil, 'Host', own]],
  ['an absolute address', 421, ['Host', own], `https://${evil}`],
  ['our own absolute address', 202, ['Host', own], `https://${own}`],
  ['x-forwarded-host', 202, ['Host', own, 'X-Forwarded-Host', evil]],
  ['x-forwarded-host twice', 202, ['Host', own, 'X-Forwarded-Host', own, 'X-Forwarded-Host', evil]],
  ['a list of them', 202, ['Host', own, 'X-Forwarded-Host', `${own}, ${evil}`]],
  ['forwarded', 202, ['Host', own, 'Forwarded', `host=${evil}`]],
  ['forwarded in full', 202, ['Host', own, 'Forwarded', `for=1.2.3.4;host="${evil}";proto=http`]],
  ['x-forwarded-proto', 202, ['Host', own, 'X-Forwarded-Proto', 'http']],
  ['x-forwarded-port', 202, ['Host', own, 'X-Forwarded-Port', '8080']],
  ['x-forwarded-server', 202, ['Host', own, 'X-Forwarded-Server', evil]],
  ['x-forwarded-prefix', 202, ['Host', own, 'X-Forwarded-Prefix', `//${evil}`]],
  ['x-host', 202, ['Host', own, 'X-Host', evil]],
  ['x-original-host', 202, ['Host', own, 'X-Original-Host', evil]],
  ['x-http-host-override', 202, ['Host', own, 'X-HTTP-Host-Override', evil]],
  ['x-original-url', 202, ['Host', own, 'X-Original-URL', `https://${evil}/`]],
  ['x-rewrite-url', 202, ['Host', own, 'X-Rewrite-URL', `https://${evil}/`]],
  ['true-client-host', 202, ['Host', own, 'X-Backend-Host', evil, 'X-Forwarded-Scheme', 'http']],
  ['base-url', 202, ['Host', own, 'Base-Url', `https://${evil}`, 'Proxy-Host', evil]],
  ['referer', 202, ['Host', own, 'Referer', `https://${evil}/reset-password`]],
  ['another origin', 403, ['Host', own, 'Origin', `https://${evil}`]],
  ['a callback', 202, ['Host', own, 'X-Callback-URL', `https://${evil}`, 'X-Wap-Profile', `https://${evil}`]],
]

test.each(variants)(
  'a request with %s in its headers does not change the links in emails',
  async (_, expected, headers, before = '') => {
    const person = await join(
      app,
      { ...sara, email: `owner${variants.findIndex((each) => each[2] === headers)}@example.sa` },
      { signedIn: false },
    )
    const newcomer = person.email.replace('owner', 'newcomer')
    const status = await send(headers, `${before}/api/password-resets`, { email: person.email })
    await send(headers, `${before}/api/accounts`, {
      form: 'simple',
      firstName: 'Sara',
      lastName: 'Al-Qahtani',
      email: newcomer,
      password: 'cardamom & dates',
    })
    expect(status).toBe(expected)
    await app.runJobs()
    const letters = [...(await app.mailTo(person.email)), ...(await app.mailTo(newcomer))]
    expect(letters).toHaveLength(expected === 202 ? 2 : 0)
    const said = JSON.stringify(letters)
    expect(said).not.toContain('evil')
    expect(new Set(said.match(/https?:\/\/[^/"\s\\]+/g) ?? [])).toEqual(
      new Set(expected === 202 ? [`https://${own}`] : []),
    )
  },
)

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
