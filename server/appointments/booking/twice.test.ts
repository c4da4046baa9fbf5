import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import {
  cancelAppointment,
  completeAppointment,
  confirmAppointment,
  declineAppointment,
  reportAbsence,
  rescheduleAppointment,
  setMeetingLink,
} from '#contract/appointments/changes.ts'
import type { Route } from '#contract/route.ts'
import { openApp } from '#test/app.ts'
import { putAppointment, type RowFacts } from '#test/appointments/appointment-rows.ts'
import { drLayla, sara } from '#test/cast.ts'
import { join, type Person } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '100000' })
const now = Date.parse('2026-11-22T06:00:00Z')
app.at(new Date(now).toISOString())
let dietitian: Person
let patient: Person

beforeAll(async () => {
  dietitian = await join(app, drLayla, { role: 'dietitian' })
  patient = await join(app, sara)
  await listedDietitian(app, dietitian)
})

const put = async (facts: RowFacts) => {
  await app.rows('delete from appointments')
  return putAppointment(app, { patient, dietitian }, facts)
}
const ahead = { startsAt: '2026-11-24T10:00:00Z' }
const under = { startsAt: '2026-11-22T05:40:00Z' }
const to = { startsAt: '2026-11-25T10:00:00Z' }
const eventsOf = async (id: string) =>
  (await app.rows<{ kind: string }>('select kind from events where subject_id = $1 order by id', [id])).map(
    ({ kind }) => kind.replace('appointment.', ''),
  )
const rowOf = async (id: string) => (await app.rows('select * from appointments where id = $1', [id]))[0]

type Case = [Route, 'patient' | 'dietitian', RowFacts, object, string]
const cases: Case[] = [
  [confirmAppointment, 'dietitian', { status: 'pending', ...ahead }, {}, 'confirmed'],
  [declineAppointment, 'dietitian', { status: 'pending', ...ahead }, { reason: 'Full.' }, 'declined'],
  [cancelAppointment, 'patient', { status: 'confirmed', ...ahead }, {}, 'cancelled'],
  [cancelAppointment, 'dietitian', { status: 'confirmed', ...ahead }, {}, 'cancelled'],
  [rescheduleAppointment, 'patient', { status: 'confirmed', ...ahead }, to, 'move_asked'],
  [rescheduleAppointment, 'dietitian', { status: 'pending', ...ahead }, to, 'rescheduled'],
  [
    completeAppointment,
    'dietitian',
    { status: 'confirmed', ...under },
    { outcome: 'patient_absent' },
    'absence_claimed',
  ],
  [reportAbsence, 'patient', { status: 'confirmed', ...under }, {}, 'absence_claimed'],
  [
    setMeetingLink,
    'dietitian',
    { status: 'confirmed', ...ahead },
    { link: 'https://meet.google.com/abc-defg-hij' },
    'link_changed',
  ],
]
const send = (route: Route, by: string, input: object, version?: number) =>
  (by === 'patient' ? patient : dietitian).call(
    route,
    input as never,
    version === undefined ? {} : { 'if-match': `"${version}"` },
  )

test.each(cases)('$path sent twice by a %s happens once', async (route, by, facts, input, event) => {
  const id = await put(facts)
  const both = await Promise.all([1, 1].map((version) => send(route, by, { id, ...input }, version)))
  const again = await send(route, by, { id, ...input }, 1)
  expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await eventsOf(id)).toEqual([event])
  expect(await rowOf(id)).toMatchObject({ version: 2 })
})

test('a change sent again with its key returns the present state, and changes nothing', async () => {
  const id = await put({ status: 'pending', ...ahead })
  const key = { 'idempotency-key': randomUUID() }
  const first = await dietitian.call(confirmAppointment, { id }, key)
  expect((await patient.call(cancelAppointment, { id })).status).toBe(200)
  const again = await dietitian.call(confirmAppointment, { id }, key)
  expect([first, again].map(({ status, body }) => [status, body.appointment.status])).toEqual([
    [200, 'confirmed'],
    [200, 'cancelled'],
  ])
  expect(await eventsOf(id)).toEqual(['confirmed', 'cancelled'])
  const kept = await app.rows('select subject, body_sealed from answered_requests where key = $1', [
    key['idempotency-key'],
  ])
  expect(kept).toEqual([{ subject: id, body_sealed: null }])
})

test.each(cases)(
  '$path with an outdated version is refused to a %s, and with the present one is not',
  async (route, by, facts, input) => {
    const id = await put(facts)
    await app.rows('update appointments set version = 7 where id = $1', [id])
    const before = await rowOf(id)
    for (const version of [6, 8, 0]) {
      const { status, body } = await send(route, by, { id, ...input }, version)
      expect([status, body.error.code]).toEqual([412, 'changed_meanwhile'])
    }
    expect([await rowOf(id), await eventsOf(id)]).toEqual([before, []])
    expect((await send(route, by, { id, ...input }, 7)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ version: 8 })
  },
)

test('of accepting and cancelling at the same moment exactly one happens, in a hundred attempts', async () => {
  await app.rows('delete from appointments')
  const ids: string[] = []
  for (let at = 0; at < 100; at++)
    ids.push(
      await putAppointment(
        app,
        { patient, dietitian },
        {
          status: 'pending',
          startsAt: new Date(now + 24 * 3_600_000 + at * 1_800_000).toISOString(),
        },
      ),
    )
  for (let from = 0; from < ids.length; from += 10)
    await Promise.all(
      ids.slice(from, from + 10).map(async (id, at) => {
        const cancel = () => send(cancelAppointment, 'patient', { id }, 1)
        const confirm = () => send(confirmAppointment, 'dietitian', { id }, 1)
        const answers = await Promise.all(at % 2 ? [cancel(), confirm()] : [confirm(), cancel()])
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
      }),
    )
  const outcomes = await app.rows<{ status: string; version: number; kinds: string[]; taken: number }>(
    `select status, version, array(select kind from events where subject_id = appointments.id) as kinds,
      (select count(*)::int from taken_times where appointment_id = appointments.id) as taken from appointments`,
  )
  expect(outcomes).toHaveLength(100)
  for (const { status, version, kinds, taken } of outcomes)
    expect([version, kinds, taken]).toEqual([2, [`appointment.${status}`], status === 'confirmed' ? 2 : 0])
})

test('a patient who has not seen the acceptance can still cancel', async () => {
  const id = await put({ status: 'pending', ...ahead })
  const answers = await Promise.all([
    send(confirmAppointment, 'dietitian', { id }),
    send(cancelAppointment, 'patient', { id }),
  ])
  expect(answers[1]?.status).toBe(200)
  expect(await rowOf(id)).toMatchObject({ status: 'cancelled', ending: 'cancelled_by_patient' })
  expect(await eventsOf(id)).toEqual(answers[0]?.status === 200 ? ['confirmed', 'cancelled'] : ['cancelled'])
})
