import { beforeEach, expect, test } from 'vitest'
import { defaultChoices, readContactChoices, saveContactChoices } from '#contract/notifications/choices.ts'
import { leaveDigest } from '#contract/notifications/digest.ts'
import { listNotifications, readNotifications } from '#contract/notifications/list.ts'
import { system } from '#server/ground/data/db.ts'
import { openApp } from '#test/app.ts'
import { sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { notify } from '../list/notify.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
let reader: Person
let told = 0

beforeEach(async () => {
  app.at('2026-11-22T06:00:00Z')
  reader = await join(app, { ...sara, email: unique(sara.email) })
  await app.rows("update sessions set expires_at = '2027-01-01', ends_at = '2027-01-01'")
})

const wants = (zone: string) =>
  reader.call(saveContactChoices, { ...defaultChoices, emailDigest: true, zone })
async function tell(kind: 'appointment.confirmed' | 'message.sent' = 'appointment.confirmed') {
  told += 1
  const event = { id: `01990000-0000-7000-8000-${String(told).padStart(12, '0')}`, at: app.house.clock.now() }
  await app.house.db.as(system, (tx) =>
    notify(tx, app.house, event, [
      { to: reader.id, kind, side: 'patient', subject: reader.id, dietitian: reader.id },
    ]),
  )
}
async function roundAt(instant: string) {
  app.at(instant)
  await Promise.all([app.runCron('send_digests'), app.runCron('send_digests')])
  await app.runJobs()
}
const digests = async () =>
  (await app.mailTo(reader.email)).filter(({ subject }) => subject.includes('unread'))

test('at eight in the reader’s zone, once, unread notifications are named without names or times', async () => {
  await wants('Europe/Paris')
  await tell()
  await tell('message.sent')
  await roundAt('2026-11-23T06:45:00Z')
  expect(await digests()).toEqual([])
  await roundAt('2026-11-23T07:00:00Z')
  await roundAt('2026-11-23T07:15:00Z')
  const [digest, ...more] = await digests()
  expect(more).toEqual([])
  expect(digest?.subject).toBe('You have 2 unread notifications')
  expect(digest?.text).toContain('Appointment confirmed: Sun 22 Nov, 7:00 am')
  expect(digest?.text).toContain('New message')
  expect(digest?.text).not.toContain(sara.name)
})

test('a digest turned on in the evening is sent in the morning, and an unknown time zone blocks nobody’s digest', async () => {
  const other = await join(app, { ...sara, email: unique(sara.email) })
  await other.call(saveContactChoices, { ...defaultChoices, emailDigest: true, zone: 'Asia/Riyadh' })
  await app.rows("update contact_choices set zone = 'US/Pacific-New' where user_id = $1", [other.id])
  await wants('Asia/Riyadh')
  await tell()
  await roundAt('2026-11-22T19:00:00Z')
  expect(await digests()).toEqual([])
  await roundAt('2026-11-23T05:00:00Z')
  expect(await digests()).toHaveLength(1)
})

test('notifications from the previous digest are left out, and new ones are included', async () => {
  await wants('Asia/Riyadh')
  await tell()
  await roundAt('2026-11-23T05:00:00Z')
  await roundAt('2026-11-24T05:00:00Z')
  expect(await digests()).toHaveLength(1)
  await tell()
  await roundAt('2026-11-25T05:00:00Z')
  const all = await digests()
  expect(all.map(({ subject }) => subject).toSorted()).toEqual([
    'You have 1 unread notification',
    'You have 2 unread notifications',
  ])
})

test('a person who has turned it off, or has read everything, gets none', async () => {
  await tell()
  await roundAt('2026-11-23T05:00:00Z')
  await wants('Asia/Riyadh')
  const { last } = (await reader.call(listNotifications, {})).body
  await reader.call(readNotifications, { upTo: last })
  await roundAt('2026-11-24T05:00:00Z')
  expect(await digests()).toEqual([])
})

test('notifications read after the job picked them are not in the email', async () => {
  await wants('Asia/Riyadh')
  await tell()
  app.at('2026-11-23T05:00:00Z')
  await app.runCron('send_digests')
  const { last } = (await reader.call(listNotifications, {})).body
  await reader.call(readNotifications, { upTo: last })
  await app.runJobs()
  expect(await digests()).toEqual([])
})

test('one press in the email ends the digest, and nothing else', async () => {
  await wants('Asia/Riyadh')
  await tell()
  await roundAt('2026-11-23T05:00:00Z')
  const [mail] = await digests()
  const { pathname } = new URL(/<(.*)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '')
  expect((await app.fetch(pathname)).headers.get('location')).toMatch(/^\/digest\/leave\?token=[\w-]{43}$/)
  const press = () =>
    app.fetch(pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: 'List-Unsubscribe=One-Click',
    })
  expect([(await press()).status, (await press()).status]).toEqual([200, 200])
  expect((await reader.call(readContactChoices, {})).body.choices).toEqual({
    ...defaultChoices,
    emailDigest: false,
  })
  const wrong = app.house.keys.sign('reminders.leave', reader.id)
  expect((await app.call(leaveDigest, { token: wrong })).status).toBe(404)
})
