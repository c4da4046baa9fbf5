import { beforeAll, beforeEach, expect, test } from 'vitest'
import { switchRole } from '#contract/accounts/people.ts'
import {
  type AppointmentView,
  listAppointments,
  listNow,
  readAppointment,
  searchAppointments,
} from '#contract/appointments/appointment.ts'
import { cancelAppointment, confirmAppointment, declineAppointment } from '#contract/appointments/changes.ts'
import { saveNotes } from '#contract/appointments/notes.ts'
import { openApp } from '#test/app.ts'
import { putAppointment, type RowFacts } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, omar, sara } from '#test/cast.ts'
import { join, type Person } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
/** A Wednesday noon in Riyadh. */
const now = '2026-11-25T09:00:00.000Z'
app.at(now)
let layla: Person
let fahad: Person
let patient: Person
let other: Person

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian', also: ['patient'] })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  await listedDietitian(app, layla, { name: 'Layla Al-Harbi', otherName: 'ليلى الحربي' })
  await listedDietitian(app, fahad, { zone: 'America/New_York' })
  patient = await join(app, sara)
  other = await join(app, omar)
})
beforeEach(() => app.rows('delete from appointments'))

const put = (startsAt: string, facts: RowFacts = {}, who = patient, dietitian: { id: string } = layla) =>
  putAppointment(app, { patient: who, dietitian }, { status: 'confirmed', startsAt, ...facts })
const list = async (who: Person, view: AppointmentView, more: { q?: string; after?: string } = {}) =>
  (
    await (more.q === undefined
      ? who.call(listAppointments, { view, ...more })
      : who.call(searchAppointments, { view, ...more }))
  ).body
const ids = async (who: Person, view: AppointmentView, more = {}) =>
  (await list(who, view, more)).appointments.map(({ id }) => id)

test('each list has its own appointments, the next one first, and the latest one first among past ones', async () => {
  const tomorrow = await put('2026-11-26T09:00:00Z')
  const waiting = await put('2026-11-27T09:00:00Z', {
    status: 'pending',
    lapsesAt: '2026-11-25T09:00:00.001Z',
  })
  const forgotten = await put('2026-11-28T09:00:00Z', { status: 'pending', lapsesAt: now })
  const cancelled = await put('2026-11-29T09:00:00Z', { status: 'cancelled' })
  const running = await put(now)
  const done = await put('2026-11-24T09:00:00Z', { status: 'completed' })
  for (const who of [patient, layla]) {
    expect(await ids(who, 'upcoming')).toEqual([running, tomorrow, waiting])
    expect(await ids(who, 'pending')).toEqual([waiting])
    expect(await ids(who, 'past')).toEqual([cancelled, forgotten, running, done])
    expect((await list(who, 'past')).pending).toBe(1)
  }
  const [first, second] = (await list(patient, 'past')).appointments
  expect(first).toMatchObject({ status: 'cancelled', may: { bookAgain: true } })
  expect(second).toMatchObject({ status: 'cancelled', ending: 'lapsed', lapsesAt: null })
  for (const who of [other, fahad])
    for (const view of ['upcoming', 'pending', 'past'] as const)
      expect(await list(who, view)).toEqual({ appointments: [], after: null, pending: 0 })
})

test('an appointment that has begun is under Upcoming until its end', async () => {
  const running = await put('2026-11-25T08:30:00Z', { duration: 31 })
  await put('2026-11-25T08:15:00Z', { duration: 15 })
  await put('2026-11-25T08:45:00Z', { status: 'completed' }, other, fahad)
  for (const who of [patient, layla]) {
    expect(await ids(who, 'upcoming')).toEqual([running])
    expect(await ids(who, 'past')).toContain(running)
  }
  expect(await ids(other, 'upcoming')).toEqual([])
})

test('a confirmed appointment with a requested new time is listed as confirmed, with a mark, and not as pending', async () => {
  const agreed = await put('2026-11-26T09:00:00Z')
  const late = await put('2026-11-27T09:00:00Z', { status: 'pending' })
  const moved = await put('2026-11-28T09:00:00Z', { wantedAt: '2026-11-29T09:00:00Z' })
  const early = await put('2026-11-30T09:00:00Z', { status: 'pending' })
  const requested = (id: string, at: string) =>
    app.rows('update appointments set requested_at = $2 where id = $1', [id, at])
  await requested(late, '2026-11-25T08:00:00Z')
  await requested(early, '2026-11-25T07:00:00Z')
  for (const who of [patient, layla]) {
    expect(await ids(who, 'pending')).toEqual([early, late])
    expect((await list(who, 'upcoming')).pending).toBe(2)
    expect(await ids(who, 'upcoming')).toEqual([agreed, late, moved, early])
  }
  expect((await list(layla, 'upcoming')).appointments[2]).toMatchObject({
    status: 'confirmed',
    wanted: { startsAt: '2026-11-29T09:00:00.000Z' },
    may: { confirm: true, decline: true, cancel: true },
  })
})

test('today and the week are those of the practice, from Sunday to Saturday', async () => {
  const edges = {
    saturdayBefore: '2026-11-21T20:30:00Z',
    sunday: '2026-11-21T21:00:00Z',
    yesterday: '2026-11-24T20:30:00Z',
    today: '2026-11-24T21:00:00Z',
    tonight: '2026-11-25T20:30:00Z',
    tomorrow: '2026-11-25T21:00:00Z',
    saturday: '2026-11-28T20:30:00Z',
    sundayAfter: '2026-11-28T21:00:00Z',
  }
  const made: Record<string, string> = {}
  for (const [name, startsAt] of Object.entries(edges)) made[name] = await put(startsAt)
  const named = (...names: (keyof typeof edges)[]) => names.map((name) => made[name])
  expect(await ids(layla, 'today')).toEqual(named('today', 'tonight'))
  expect(await ids(layla, 'week')).toEqual(
    named('sunday', 'yesterday', 'today', 'tonight', 'tomorrow', 'saturday'),
  )

  const there = await put('2026-11-26T04:30:00Z', { zone: 'America/New_York' }, other, fahad)
  const thereTomorrow = await put('2026-11-26T05:00:00Z', { zone: 'America/New_York' }, other, fahad)
  expect(await ids(fahad, 'today')).toEqual([there])
  expect(await ids(fahad, 'week')).toEqual([there, thereTomorrow])
})

test('page after page shows each appointment once, even if others are added and some begin together', async () => {
  const kept: string[] = []
  for (let at = 0; at < 25; at++) kept.push(await put('2026-11-20T09:00:00Z', { status: 'cancelled' }))
  for (let at = 0; at < 20; at++)
    kept.push(
      await put(`2026-11-${String((at % 19) + 1).padStart(2, '0')}T${at > 18 ? 10 : 12}:00:00Z`, {
        status: 'completed',
      }),
    )
  const seen: string[] = []
  const added: string[] = []
  let after: string | undefined
  do {
    const page = await list(patient, 'past', after === undefined ? {} : { after })
    expect(page.appointments.length).toBeLessThanOrEqual(20)
    seen.push(...page.appointments.map(({ id }) => id))
    after = page.after ?? undefined
    added.push(await put('2026-11-24T09:00:00Z', { status: 'cancelled' }))
    await put('2026-10-01T09:00:00Z', { status: 'cancelled' }, other)
  } while (after !== undefined)
  expect(new Set(seen).size).toBe(seen.length)
  expect([...seen].sort()).toEqual([...kept].sort())
  expect(added).toHaveLength(3)
})

test('the pages of upcoming appointments end where the list ends', async () => {
  const all: string[] = []
  for (let at = 0; at < 20; at++)
    all.push(await put(new Date(Date.parse(now) + (at + 1) * 3_600_000).toISOString()))
  const page = await list(patient, 'upcoming')
  expect([page.appointments.map(({ id }) => id), page.after]).toEqual([all, null])
  all.push(await put('2026-12-01T09:00:00Z'))
  const { after } = await list(patient, 'upcoming')
  expect(await ids(patient, 'upcoming', { after })).toEqual([all.at(-1)])
})

test('a search covers the other person’s name in both scripts, the type and the service', async () => {
  const hers = await put('2026-11-26T09:00:00Z', { serviceName: 'متابعة شهرية' })
  const his = await put('2026-11-27T09:00:00Z', { serviceName: 'First visit' }, patient, fahad)
  for (const q of ['layla', 'LAYLA al-h', 'ليلى', 'ليلي الحربى', 'متابعه'])
    expect(await ids(patient, 'upcoming', { q }), q).toEqual([hers])
  for (const q of ['fahad', 'first']) expect(await ids(patient, 'upcoming', { q }), q).toEqual([his])
  for (const q of ['initial-consultation', 'Initial Consultation'])
    expect(await ids(patient, 'upcoming', { q }), q).toEqual([hers, his])
  expect([await ids(layla, 'upcoming', { q: 'sara' }), await ids(layla, 'upcoming', { q: 'omar' })]).toEqual([
    [hers],
    [],
  ])
  expect([await ids(patient, 'past', { q: 'layla' }), await ids(patient, 'upcoming', { q: 'sara' })]).toEqual(
    [[], []],
  )
})

test('a search has pages too', async () => {
  for (let at = 0; at < 24; at++) {
    await put(new Date(Date.parse(now) + (2 * at + 1) * 3_600_000).toISOString(), {
      serviceName: 'First visit',
    })
    await put(new Date(Date.parse(now) + (2 * at + 2) * 3_600_000).toISOString())
  }
  const first = await list(patient, 'upcoming', { q: 'first visit' })
  const rest = await list(patient, 'upcoming', { q: 'first visit', after: first.after ?? '' })
  expect([first.appointments.length, rest.appointments.length, rest.after]).toEqual([20, 4, null])
  expect(new Set([...first.appointments, ...rest.appointments].map(({ id }) => id)).size).toBe(24)
})

test('a person with both roles sees and changes the appointments of the role in which they act', async () => {
  const asDietitian = await put('2026-11-26T09:00:00Z')
  const asPatient = await put('2026-11-27T09:00:00Z', { status: 'pending' }, layla, fahad)
  const asked = [
    [readAppointment, {}],
    [confirmAppointment, {}],
    [declineAppointment, {}],
    [cancelAppointment, {}],
    [saveNotes, { private: 'Of myself.', shared: '' }],
  ] as const
  expect(await ids(layla, 'upcoming')).toEqual([asDietitian])
  for (const [route, input] of asked)
    expect((await layla.call(route, { id: asPatient, ...input } as never)).status, route.path).toBe(404)
  await layla.call(switchRole, { role: 'patient', asDefault: false })
  expect(await ids(layla, 'upcoming')).toEqual([asPatient])
  for (const route of [readAppointment, cancelAppointment])
    expect((await layla.call(route, { id: asDietitian })).status, route.path).toBe(404)
  expect((await layla.call(cancelAppointment, { id: asPatient })).status).toBe(200)
  await layla.call(switchRole, { role: 'dietitian', asDefault: false })
})

test('an invalid page token is refused as a field error', async () => {
  for (const after of ['nowhere', Buffer.from('1.2').toString('base64url')]) {
    const { status, body } = await patient.call(listAppointments, { view: 'past', after })
    expect([status, body.error.fields?.[0]?.field]).toEqual([422, 'after'])
  }
})

test('an appointment is current from ten minutes before its start until fifteen after its end, and the answer says when the next will be', async () => {
  const call = await put('2026-11-25T09:15:00Z')
  const visit = await put('2026-11-25T10:15:00Z', { mode: 'in-person' })
  await put('2026-11-25T11:00:00Z', { status: 'pending', lapsesAt: '2026-11-25T10:59:00Z' })
  const told = async (who: Person) => {
    const { appointments, nextAt } = (await who.call(listNow, {})).body
    return { now: appointments.map(({ id }) => id), nextAt }
  }
  const next = '2026-11-25T10:05:00.000Z'
  const expected: [string, Awaited<ReturnType<typeof told>>][] = [
    ['09:04:59', { now: [], nextAt: '2026-11-25T09:05:00.000Z' }],
    ['09:05:00', { now: [call], nextAt: next }],
    ['09:16:00', { now: [call], nextAt: next }],
    ['09:46:00', { now: [call], nextAt: next }],
    ['09:59:59', { now: [call], nextAt: next }],
    ['10:00:00', { now: [], nextAt: next }],
    ['10:05:00', { now: [visit], nextAt: null }],
  ]
  for (const [time, answer] of expected) {
    app.at(`2026-11-25T${time}Z`)
    for (const who of [patient, layla]) expect(await told(who), time).toEqual(answer)
    for (const who of [other, fahad]) expect(await told(who), time).toEqual({ now: [], nextAt: null })
  }
  expect((await patient.call(listNow, {})).body.appointments[0]).toMatchObject({ mode: 'in-person' })
})
