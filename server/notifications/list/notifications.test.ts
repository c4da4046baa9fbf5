import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { changePassword } from '#contract/accounts/security.ts'
import { readSession } from '#contract/accounts/sign-in.ts'
import { cancelAppointment, confirmAppointment } from '#contract/appointments/changes.ts'
import {
  clearNotifications,
  listNotifications,
  readNotification,
  readNotifications,
} from '#contract/notifications/list.ts'
import { system } from '#server/ground/data/db.ts'
import { record } from '#server/verification/events.ts'
import { openApp } from '#test/app.ts'
import { bookedAppointment } from '#test/appointments/appointments.ts'
import { drLayla, noor, omar, sara } from '#test/cast.ts'
import { join, type Person, password, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { runWhileUncommitted } from '#test/run-while-uncommitted.ts'
import { notify } from './notify.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
let patient: Person
let dietitian: Person
let stranger: Person

beforeAll(async () => {
  app.at('2026-11-22T06:00:00Z')
  patient = await join(app, { ...sara, email: unique(sara.email) })
  stranger = await join(app, { ...omar, email: unique(omar.email) })
  dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listedDietitian(app, dietitian)
  await app.runJobs()
})

const listOf = async ({ call }: Person, after = 0) =>
  (await call(listNotifications, { after: String(after) })).body
const kindsOf = async (person: Person, after = 0) =>
  (await listOf(person, after)).notifications.map(({ kind }) => kind)

test('the other side is notified of each change of an appointment once, by ids and times only', async () => {
  const before = await listOf(dietitian)
  const { id } = await bookedAppointment(app, patient, dietitian, { startsAt: '2026-11-25T06:00:00.000Z' })
  await app.runJobs()
  const asked = await listOf(dietitian, before.last)
  expect(asked.notifications).toEqual([
    {
      sequence: before.last + 1,
      kind: 'appointment.requested',
      side: 'dietitian',
      subject: id,
      dietitian: null,
      startsAt: '2026-11-25T06:00:00.000Z',
      at: '2026-11-22T06:00:00.000Z',
      isRead: false,
    },
  ])
  expect(await kindsOf(patient)).toEqual([])

  await dietitian.call(confirmAppointment, { id })
  await app.runJobs()
  const [confirmed, ...more] = (await listOf(patient)).notifications
  expect(more).toEqual([])
  expect(confirmed).toMatchObject({
    kind: 'appointment.confirmed',
    side: 'patient',
    subject: id,
    dietitian: { name: drLayla.name },
  })
  expect(await kindsOf(dietitian, asked.last)).toEqual([])

  app.at('2026-11-24T06:00:00Z')
  await app.rows("update sessions set expires_at = '2027-01-01', ends_at = '2027-01-01'")
  await app.runCron('remind')
  await app.runJobs()
  expect(await kindsOf(patient, confirmed?.sequence)).toEqual(['appointment.reminder_due'])
  await patient.call(cancelAppointment, { id })
  await app.runJobs()
  expect(await kindsOf(dietitian, asked.last)).toEqual(['appointment.reminder_due', 'appointment.cancelled'])
  expect(await kindsOf(patient, confirmed?.sequence)).toEqual(['appointment.reminder_due'])
})

test('a job that runs again notifies nobody twice', async () => {
  const { last } = await listOf(stranger)
  const event = { id: '01990000-0000-7000-8000-00000000000a', at: new Date() }
  const twice = () =>
    app.house.db.as(system, (tx) =>
      notify(tx, app.house, event, [{ to: stranger.id, kind: 'account.role_granted' }]),
    )
  await Promise.all([twice(), twice(), twice()])
  await twice()
  expect(await kindsOf(stranger, last)).toEqual(['account.role_granted'])
})

test('many simultaneous notifications are numbered in the order in which they become readable', async () => {
  const { last } = await listOf(stranger)
  const tell = (n: number) =>
    app.house.db.as(system, (tx) =>
      notify(
        tx,
        app.house,
        { id: `01990000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`, at: new Date() },
        [{ to: stranger.id, kind: 'account.role_granted' }],
      ),
    )
  await Promise.all(Array.from({ length: 20 }, (_, n) => tell(n)))
  const { notifications } = await listOf(stranger, last)
  expect(notifications.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 20 }, (_, n) => last + n + 1),
  )
})

test('ten unread messages of one conversation are one notification', async () => {
  const { last } = await listOf(patient)
  for (const n of [1, 2, 3])
    await app.house.db.as(system, (tx) =>
      notify(tx, app.house, { id: `01990000-0000-7000-8000-00000000020${n}`, at: new Date() }, [
        { to: patient.id, kind: 'message.sent', side: 'patient', subject: dietitian.id },
      ]),
    )
  expect(await kindsOf(patient, last)).toEqual(['message.sent'])
})

test('one is read, or all, or all are cleared for good; repeating has no effect', async () => {
  const before = await listOf(patient)
  const [first] = before.unread
  const { body: one } = await patient.call(readNotification, { sequence: String(first) })
  expect(one.last).toBe(before.last + 1)
  expect((await patient.call(readNotification, { sequence: String(first) })).body).toEqual(one)
  expect((await listOf(patient)).unread).toEqual(before.unread.slice(1))

  const { body: all } = await patient.call(readNotifications, { upTo: before.last })
  expect(all.last).toBe(one.last + 1)
  expect((await patient.call(readNotifications, { upTo: before.last })).body).toEqual(all)
  expect((await listOf(patient)).unread).toEqual([])

  const { body: cleared } = await patient.call(clearNotifications, { upTo: all.last })
  expect((await patient.call(clearNotifications, { upTo: all.last })).body).toEqual(cleared)
  expect(await listOf(patient)).toEqual({
    notifications: [],
    hasMore: false,
    last: cleared.last,
    clearedTo: all.last,
    present: [],
    unread: [],
  })
})

test('when two devices clear at the same time nothing reappears on either', async () => {
  const reader = await join(app, { ...omar, email: unique(omar.email) })
  const tell = async (n: number) => {
    const event = { id: `01990000-0000-7000-8000-00000000030${n}`, at: new Date() }
    await app.house.db.as(system, (tx) =>
      notify(tx, app.house, event, [{ to: reader.id, kind: 'account.password_changed' }]),
    )
  }
  for (const n of [1, 2, 3]) await tell(n)
  await runWhileUncommitted(
    app,
    (tx) =>
      sql`update notification_states set last = last + 1, cleared_to = 3 where user_id = ${reader.id}`.execute(
        tx,
      ),
    () => reader.call(clearNotifications, { upTo: 2 }),
  )
  expect(await listOf(reader)).toMatchObject({ notifications: [], clearedTo: 3 })
})

test('a person cannot read, mark or clear another’s notifications', async () => {
  const theirs = await listOf(dietitian)
  const [unread] = theirs.unread
  expect((await stranger.call(readNotification, { sequence: '9999' })).status).toBe(404)
  await stranger.call(readNotifications, { upTo: 9_999_999 })
  await stranger.call(clearNotifications, { upTo: 9_999_999 })
  expect(await listOf(dietitian)).toEqual(theirs)
  expect(unread).toBeGreaterThan(0)
  expect((await app.call(listNotifications, {})).status).toBe(401)
})

test('a page is a hundred, and only the newest two hundred can be requested', async () => {
  const reader = await join(app, { ...omar, email: unique(omar.email) })
  await app.rows(
    `insert into notifications (user_id, sequence, event_id, kind, at)
      select $1, n, gen_random_uuid(), 'account.password_changed', now() from generate_series(1, 250) as n`,
    [reader.id],
  )
  await app.rows('insert into notification_states (user_id, last) values ($1, 250)', [reader.id])
  const first = await listOf(reader)
  expect([first.notifications[0]?.sequence, first.notifications.length, first.hasMore]).toEqual([
    51,
    100,
    true,
  ])
  const second = await listOf(reader, 150)
  expect([second.notifications.at(-1)?.sequence, second.hasMore]).toEqual([250, false])
})

test('the session states the version of the list, so that a browser with that version requests nothing', async () => {
  const { last } = await listOf(dietitian)
  expect((await dietitian.call(readSession, {})).body.session?.lastNotification).toBe(last)
})

test('changes of an account are announced to its owner, and an application to every admin', async () => {
  const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  const applicant = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  const { last } = await listOf(stranger)
  const fresh = 'Date-Palm-Evening-9'
  const change = { currentPassword: password, password: fresh, confirmPassword: fresh }
  expect((await stranger.call(changePassword, change)).status).toBe(200)
  await app.runJobs()
  expect(await kindsOf(stranger, last)).toContain('account.password_changed')

  const [submitted] = await app.rows<{ at: Date }>(
    `update verifications set status = 'submitted', submitted_at = $2 where user_id = $1 returning submitted_at as at`,
    [applicant.id, app.house.clock.now()],
  )
  await app.house.db.as(system, (tx) =>
    record(tx, system, 'practice.submitted', applicant.id, submitted?.at as Date),
  )
  await app.runJobs()
  expect((await listOf(admin)).notifications).toMatchObject([
    { kind: 'practice.submitted', subject: applicant.id, dietitian: { name: drLayla.name } },
  ])
})

test('notifications are deleted after ninety days', async () => {
  app.at('2027-02-25T06:00:00Z')
  await app.runCron('tidy_notifications')
  expect(await app.rows("select from notifications where at < '2026-11-25'")).toEqual([])
})
