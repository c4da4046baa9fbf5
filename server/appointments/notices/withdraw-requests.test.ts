import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import {
  cancelAppointment,
  confirmAppointment,
  declineAppointment,
  rescheduleAppointment,
} from '#contract/appointments/changes.ts'
import { listNotifications, readNotification } from '#contract/notifications/list.ts'
import { system } from '#server/ground/data/db.ts'
import { notify } from '#server/notifications/list/notify.ts'
import { openApp } from '#test/app.ts'
import { bookedAppointment } from '#test/appointments/appointments.ts'
import { drLayla, omar, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { lapseRequests } from '../watch.ts'
import { isAnswered } from './withdraw-requests.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
let patient: Person
let stranger: Person

beforeAll(async () => {
  app.at('2026-11-22T06:00:00Z')
  patient = await join(app, { ...sara, email: unique(sara.email) })
  stranger = await join(app, { ...omar, email: unique(omar.email) })
})

const listOf = async ({ call }: Person) => (await call(listNotifications, {})).body
const kindsOf = async (person: Person) => (await listOf(person)).notifications.map(({ kind }) => kind)

test.each([
  ['accepted', confirmAppointment],
  ['declined', declineAppointment],
  ['cancelled', cancelAppointment],
] as const)(
  'a request that is %s vanishes from the dietitian’s list, read or not',
  async (outcome, change) => {
    app.at('2026-11-22T06:00:00Z')
    const own = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
    await listedDietitian(app, own)
    const asked = await bookedAppointment(app, patient, own, { startsAt: '2026-11-26T06:00:00.000Z' })
    const other = await bookedAppointment(app, stranger, own, { startsAt: '2026-11-26T08:00:00.000Z' })
    await app.runJobs()
    const before = await listOf(own)
    const requests = before.notifications.filter(({ kind }) => kind === 'appointment.requested')
    expect(requests.map(({ subject }) => subject)).toEqual([asked.id, other.id])
    await own.call(readNotification, { sequence: String(requests[0]?.sequence) })

    const person = outcome === 'cancelled' ? patient : own
    expect((await person.call(change, { id: asked.id })).status).toBe(200)
    await app.runJobs()
    const after = await listOf(own)
    expect(after.notifications.filter(({ kind }) => kind === 'appointment.requested')).toMatchObject([
      { subject: other.id },
    ])
    expect(after.present).not.toContain(requests[0]?.sequence)
    expect(after.last).toBeGreaterThan(before.last)
    if (outcome !== 'cancelled') await patient.call(cancelAppointment, { id: asked.id })
    await stranger.call(cancelAppointment, { id: other.id })
    await app.runJobs()
  },
)

test('a request that lapses vanishes, and so does the request for a new time once it is answered', async () => {
  app.at('2026-11-22T06:00:00Z')
  const own = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listedDietitian(app, own)
  await bookedAppointment(app, patient, own, { startsAt: '2026-11-30T06:00:00.000Z' })
  const met = await bookedAppointment(app, stranger, own, { startsAt: '2026-11-30T08:00:00.000Z' })
  await own.call(confirmAppointment, { id: met.id })
  await app.runJobs()
  await stranger.call(rescheduleAppointment, { id: met.id, startsAt: '2026-12-01T08:00:00.000Z' })
  await app.runJobs()
  expect(await kindsOf(own)).toEqual(['appointment.requested', 'appointment.move_asked'])
  await own.call(declineAppointment, { id: met.id })
  await app.runJobs()
  expect(await kindsOf(own)).toEqual(['appointment.requested'])

  app.at('2026-11-23T06:01:00Z')
  await app.rows("update sessions set expires_at = '2027-01-01', ends_at = '2027-01-01'")
  await lapseRequests(app.house)
  await app.runJobs()
  expect(await kindsOf(own)).toEqual(['appointment.lapsed'])
  app.at('2026-11-22T06:00:00Z')
})

test('a request that is answered before its notification is written is never listed', async () => {
  const own = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listedDietitian(app, own)
  const { id } = await bookedAppointment(app, patient, own, { startsAt: '2026-11-29T06:00:00.000Z' })
  await own.call(confirmAppointment, { id })
  const [event] = await app.rows<{ id: string; at: Date }>(
    "select id, at from events where subject_id = $1 and kind = 'appointment.requested'",
    [id],
  )
  await app.house.db.as(system, (tx) =>
    notify(tx, app.house, event as { id: string; at: Date }, [
      {
        to: own.id,
        kind: 'appointment.requested',
        side: 'dietitian',
        subject: id,
        unless: isAnswered(sql`'appointment.requested'`, id),
      },
    ]),
  )
  expect(await kindsOf(own)).toEqual([])
})
