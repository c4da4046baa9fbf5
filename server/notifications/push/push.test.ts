import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signOut } from '#contract/accounts/sign-in.ts'
import { listNotifications, readNotifications } from '#contract/notifications/list.ts'
import { readPushKey, subscribeToPush, unsubscribeFromPush } from '#contract/notifications/push.ts'
import { system } from '#server/ground/data/db.ts'
import { openApp } from '#test/app.ts'
import { sara } from '#test/cast.ts'
import { atAnotherBrowser, join, type Person, signIn, unique } from '#test/people.ts'
import { notify } from '../list/notify.ts'
import { notificationPushed } from './push.ts'

const ece = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece') as {
  decrypt(body: Buffer, how: object): Buffer
}

/** A fake push service that records requests and answers with `status`. */
const service = {
  status: 201,
  /** The path of the browser that cannot be reached. */
  failing: '',
  got: [] as { path: string; headers: NodeJS.Dict<string | string[]>; body: Buffer }[],
}
const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  service.got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
  response.writeHead(service.failing === request.url ? 503 : service.status).end()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => void server.close())
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const app = await openApp({ RATE_LIMIT_SCALE: '1000', PUSH_SERVICES: origin })
let patient: Person

/** A browser’s side of the key exchange. */
function browser(path: string) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint: `${origin}${path}`,
      key: keys.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    read: (body: Buffer) =>
      JSON.parse(
        ece
          .decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth.toString('base64url') })
          .toString(),
      ),
  }
}

let told = 0
async function tell(
  person: Person,
  kind: Parameters<typeof notify>[3][number]['kind'] = 'appointment.confirmed',
) {
  told += 1
  const event = {
    id: `01990000-0000-7000-8000-${String(told).padStart(12, '0')}`,
    at: app.house.clock.now(),
  }
  await app.rows(
    `insert into events (id, kind, subject_type, subject_id, actor, at) values ($1, 'account.created_by_hand', 'user', $2, 'system', $3)`,
    [event.id, person.id, event.at],
  )
  const notice = { to: person.id, kind, side: 'patient', subject: person.id, dietitian: person.id } as const
  await app.house.db.as(system, (tx) => notify(tx, app.house, event, [notice]))
  return event.id
}
const subscriptions = () => app.rows('select id from push_subscriptions where user_id = $1', [patient.id])

beforeAll(async () => {
  patient = await join(app, { ...sara, email: unique(sara.email) })
  await app.rows("update users set language = 'ar' where id = $1", [patient.id])
  await app.runJobs()
})

test('a subscribed browser gets new notifications, encrypted for it, in the reader’s language, without health data', async () => {
  const { subscription, read } = browser('/one')
  const { key } = (await patient.call(readPushKey, {})).body
  expect(Buffer.from(key, 'base64url')).toHaveLength(65)
  expect((await patient.call(subscribeToPush, subscription)).status).toBe(200)
  expect((await patient.call(subscribeToPush, subscription)).status).toBe(200)
  expect(await subscriptions()).toHaveLength(1)
  await tell(patient)
  await app.runJobs()
  expect(service.got.map(({ path }) => path)).toEqual(['/one'])
  const [{ headers, body }] = service.got as [(typeof service.got)[number]]
  expect(String(headers.authorization)).toContain(`k=${key}`)
  expect(body.toString('latin1')).not.toContain('نبتة')
  expect(read(body)).toEqual({
    title: 'نبتة',
    body: 'هناك جديد في أحد المواعيد.',
    language: 'ar',
    path: `/ar/patient/appointments/${patient.id}`,
    tag: expect.stringMatching(/^[0-9a-f]{8}-\d+$/),
  })
  // Several messages in one conversation replace each other on a locked screen.
  service.got = []
  for (const _ of ['first', 'second']) {
    await tell(patient, 'message.sent')
    await app.runJobs()
  }
  const tags = service.got.map((each) => read(each.body).tag)
  expect(tags).toEqual(Array.from({ length: 2 }, () => `${patient.id.slice(-8)}-message.sent-${patient.id}`))
  service.got = []
})

test('a message that a push service did not accept is sent again, and an accepted one is not', async () => {
  service.got = []
  service.status = 503
  const event = await tell(patient)
  await expect(notificationPushed(app.house, event as never)).rejects.toThrow('503')
  service.status = 201
  await notificationPushed(app.house, event as never)
  await notificationPushed(app.house, event as never)
  expect(service.got).toHaveLength(2)
})

test('one unreachable browser does not make the others ring again', async () => {
  const two = ['/bad', '/good'].map((path) => browser(path).subscription)
  for (const subscription of two) await patient.call(subscribeToPush, subscription)
  service.got = []
  service.failing = '/bad'
  const event = await tell(patient)
  for (let attempt = 0; attempt < 3; attempt++)
    await expect(notificationPushed(app.house, event as never)).rejects.toThrow('503')
  const rung = () => Map.groupBy(service.got, ({ path }) => path)
  expect([rung().get('/bad')?.length, rung().get('/good')?.length]).toEqual([3, 1])
  service.failing = ''
  await notificationPushed(app.house, event as never)
  await notificationPushed(app.house, event as never)
  expect([rung().get('/bad')?.length, rung().get('/good')?.length]).toEqual([4, 1])
  for (const { endpoint } of two)
    await app.rows('delete from push_subscriptions where endpoint = $1', [endpoint])
})

test('a notification that has meanwhile been read, or is hours old, is not pushed', async () => {
  service.got = []
  await app.runJobs()
  const read = await tell(patient)
  const { last } = (await patient.call(listNotifications, {})).body
  await patient.call(readNotifications, { upTo: last })
  await notificationPushed(app.house, read as never)
  const old = await tell(patient)
  await app.rows("update notifications set at = at - interval '7 hours' where event_id = $1", [old])
  await notificationPushed(app.house, old as never)
  expect(service.got).toEqual([])
})

test('a browser that the service no longer knows is deleted', async () => {
  for (const status of [404, 410]) {
    const { subscription } = browser(`/gone-${status}`)
    await patient.call(subscribeToPush, subscription)
    service.status = status
    await notificationPushed(app.house, (await tell(patient)) as never)
    expect(await subscriptions()).toEqual([])
  }
  service.status = 201
})

test('after signing out a browser shows nothing more; others continue', async () => {
  const other = atAnotherBrowser(app, patient)
  await signIn(other)
  await patient.call(subscribeToPush, browser('/here').subscription)
  await other.call(subscribeToPush, browser('/there').subscription)
  await other.call(signOut, {})
  await app.runJobs()
  expect(await app.rows('select endpoint from push_subscriptions where user_id = $1', [patient.id])).toEqual([
    { endpoint: `${origin}/here` },
  ])
  await patient.call(unsubscribeFromPush, { endpoint: `${origin}/here` })
  expect(await subscriptions()).toEqual([])
})

test('the server calls only addresses of push services', async () => {
  for (const endpoint of [
    'https://169.254.169.254/latest',
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'http://localhost:5432/',
  ]) {
    const { status, body } = await patient.call(subscribeToPush, { ...browser('/').subscription, endpoint })
    expect([endpoint, status, body.error?.code]).toEqual([endpoint, 409, 'push_service_unknown'])
  }
})

test('every node has the same keys, stored encrypted', async () => {
  const [row] = await app.rows<{ public: string; private_sealed: Buffer }>('select * from push_keys')
  expect(row?.public).toBe((await patient.call(readPushKey, {})).body.key)
  expect(row?.private_sealed.length).toBeGreaterThan(60)
})
