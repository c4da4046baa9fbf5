import { beforeAll, expect, test } from 'vitest'
import { listNow, readAppointment } from '#contract/appointments/appointment.ts'
import { cancelAppointment, completeAppointment, reportAbsence } from '#contract/appointments/changes.ts'
import { listPresences, readCall, type Signal } from '#contract/calls.ts'
import { sendFrame } from '#server/ground/realtime/send-frame.ts'
import { openApp } from '#test/app.ts'
import { putAppointment, type RowFacts } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, noor, omar, sara } from '#test/cast.ts'
import { moveClock } from '#test/move-clock.ts'
import { join, type Person } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { shortestOf } from '#test/shortest-of.ts'
import { openSocket, type TestSocket } from '#test/sockets.ts'
import { callSocketHandlers } from './frames.ts'
import { checkCalls, freeSilentSeats } from './watch.ts'

const app = await openApp({
  RATE_LIMIT_SCALE: '1000',
  TURN_URL: 'turn:relay.example:3478',
  TURN_SECRET: 'a-secret-of-the-relay',
})
const startsAt = '2026-11-24T10:00:00.000Z'
const [minute, second] = [60_000, 1_000]
/** The moment this many milliseconds after the start. */
const at = (milliseconds: number) => new Date(Date.parse(startsAt) + milliseconds).toISOString()
const calm = at(-5 * minute)
let patient: Person
let layla: Person
let strangers: Person[]

beforeAll(async () => {
  app.at(calm)
  layla = await join(app, drLayla, { role: 'dietitian' })
  await listedDietitian(app, layla)
  const fahad = await join(app, drFahad, { role: 'dietitian' })
  patient = await join(app, sara)
  strangers = [fahad, await join(app, omar), await join(app, noor, { role: 'admin' })]
})

async function call(facts: RowFacts = {}): Promise<string> {
  await moveClock(app, calm)
  await app.rows('delete from appointments')
  return putAppointment(app, { patient, dietitian: layla }, { status: 'confirmed', startsAt, ...facts })
}

const seats = (socket: TestSocket) =>
  socket.of('call.seats').map(({ patient, dietitian }) => ({ patient, dietitian }))
const offer: Signal = { description: { type: 'offer', sdp: `v=0\r\n${'a'.repeat(9_000)}` } }

async function joined(person: Person, appointment: string, seat: string = crypto.randomUUID()) {
  const socket = await openSocket(app, person)
  const page = { appointment, seat }
  const count = socket.frames.length
  socket.send({ type: 'call.join', ...page })
  await expect.poll(() => socket.frames.length).toBeGreaterThan(count)
  return { socket, page, seat }
}

test('this node receives what it publishes', async () => {
  const socket = await openSocket(app, patient)
  const presence = { type: 'presence', person: patient.id, online: true, lastSeen: null } as const
  await expect
    .poll(async () => {
      await sendFrame(app.house, [patient.id], presence)
      return socket.of('presence').length
    })
    .toBeGreaterThan(0)
})

test('two people find each other, and messages from one page reach only the other’s page', async () => {
  const id = await call()
  const outside = await Promise.all(strangers.map((person) => openSocket(app, person)))
  const his = await joined(layla, id)
  const hers = await joined(patient, id)
  const both = { patient: hers.seat, dietitian: his.seat }
  await expect.poll(() => seats(his.socket)).toEqual([{ ...both, patient: null }, both])
  expect(seats(hers.socket)).toEqual([both])

  for (const socket of outside) {
    const page = { appointment: id, seat: crypto.randomUUID() }
    socket.send({ type: 'call.join', ...page })
    socket.send({ type: 'call.stay', appointment: id, seat: hers.seat })
    socket.send({ type: 'call.signal', ...page, to: hers.seat, signal: offer })
    socket.send({ type: 'call.signal', appointment: id, seat: his.seat, to: hers.seat, signal: offer })
    socket.send({ type: 'call.leave', appointment: id, seat: hers.seat })
    socket.send({ type: 'beat' })
  }
  for (const socket of outside) await expect.poll(() => socket.of('beat').length).toBe(1)
  hers.socket.send({ type: 'call.signal', ...hers.page, to: crypto.randomUUID(), signal: offer })
  his.socket.send({ type: 'call.signal', ...his.page, to: hers.seat, signal: offer })
  await expect
    .poll(() => hers.socket.of('call.signal'))
    .toEqual([{ type: 'call.signal', appointment: id, from: his.seat, to: hers.seat, signal: offer }])
  expect(his.socket.of('call.signal')).toEqual([])
  for (const socket of outside) expect(socket.frames.map(({ type }) => type)).toEqual(['hello', 'beat'])

  hers.socket.send({ type: 'call.leave', ...hers.page })
  await expect.poll(() => seats(his.socket).at(-1)).toEqual({ ...both, patient: null })
})

test('the call handles its own kinds of frames, and no others', () => {
  expect(callSocketHandlers.map(({ type }) => type).sort()).toEqual([
    'call.join',
    'call.leave',
    'call.signal',
    'call.stay',
  ])
})

test.each([
  ['a second before it opens', -10 * minute - second, {}, 'moved'],
  ['as it opens', -10 * minute, {}, null],
  ['before it closes', 45 * minute - second, {}, null],
  ['as it closes', 45 * minute, {}, 'over'],
  ['not confirmed', 0, { status: 'pending', lapsesAt: startsAt }, 'not_confirmed'],
  ['cancelled', 0, { status: 'cancelled' }, 'cancelled'],
  ['completed', minute, { status: 'completed' }, 'completed'],
  ['in person', 0, { mode: 'in-person' }, 'unavailable'],
] as const)('%s', async (_, since, facts, because) => {
  const id = await call(facts)
  await moveClock(app, at(since))
  const { status, body } = await patient.call(readCall, { id })
  const { socket, seat } = await joined(patient, id)
  if (because === null) {
    expect(body.closesAt).toBe(at(45 * minute))
    const [server] = body.servers
    expect(Number(server?.username.split(':')[0]) * 1_000).toBe(Date.parse(body.closesAt))
    expect(seats(socket)).toEqual([{ patient: seat, dietitian: null }])
    return
  }
  expect([status, body.error.code, body.error.detail]).toEqual([409, 'call_not_open', { because }])
  expect(socket.frames.slice(1)).toEqual([{ type: 'call.closed', appointment: id, because }])
  expect(await app.rows('select from call_presences')).toEqual([])
})

test('a newer page of the same person takes over, and the older one is told so', async () => {
  const id = await call()
  const older = await joined(patient, id)
  const newer = await joined(patient, id)
  await expect.poll(() => seats(older.socket).at(-1)).toEqual({ patient: newer.seat, dietitian: null })
  older.socket.send({ type: 'call.stay', ...older.page })
  await expect.poll(() => seats(older.socket).length).toBe(3)
  expect(seats(older.socket).at(-1)).toEqual({ patient: newer.seat, dietitian: null })
  older.socket.send({ type: 'call.leave', ...older.page })
  newer.socket.send({ type: 'call.stay', ...newer.page })
  await expect.poll(() => seats(newer.socket).at(-1)).toEqual({ patient: newer.seat, dietitian: null })
  expect(await app.rows('select seat, left_at from call_presences')).toEqual([
    { seat: newer.seat, left_at: null },
  ])
})

const changes = [
  [
    'declined or cancelled',
    `update appointments set status = 'cancelled', ending = 'cancelled_by_patient'`,
    'cancelled',
  ],
  [
    'completed',
    `update appointments set status = 'completed', outcome = 'attended', completed_at = now()`,
    'completed',
  ],
  [
    'moved',
    `update appointments set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'`,
    'moved',
  ],
  ['led elsewhere', `update appointments set meeting_link = 'https://meet.google.com/abc'`, 'elsewhere'],
] as const
test.each(changes)(
  'when the appointment is %s meanwhile, both sides are removed from the call with a reason',
  async (_, change, because) => {
    const id = await call()
    const two = [await joined(patient, id), await joined(layla, id)]
    await app.rows(change)
    two[0]?.socket.send({ type: 'call.signal', ...two[0].page, to: two[1]?.seat ?? '', signal: offer })
    await checkCalls(app.house)
    for (const { socket } of two)
      await expect.poll(() => socket.frames.at(-1)).toEqual({ type: 'call.closed', appointment: id, because })
    expect(two[1]?.socket.of('call.signal')).toEqual([])
    expect(await app.rows('select from call_presences where left_at is null')).toEqual([])
  },
)

test.each([
  [
    'the practice',
    `update verifications set status = 'suspended' where user_id = $1`,
    `update verifications set status = 'approved' where user_id = $1`,
  ],
  [
    'the account',
    'update users set suspended_at = now() where id = $1',
    'update users set suspended_at = null where id = $1',
  ],
])(
  'when %s of a dietitian is suspended, the patient is removed from the call too',
  async (_, suspend, undo) => {
    const id = await call()
    const hers = await joined(patient, id)
    await joined(layla, id)
    await app.rows(suspend, [layla.id])
    await checkCalls(app.house)
    await app.rows(undo, [layla.id])
    await expect
      .poll(() => hers.socket.frames.at(-1))
      .toEqual({ type: 'call.closed', appointment: id, because: 'unavailable' })
  },
)

test('this needs no request: both sides are removed within five seconds', async () => {
  const shortest = await shortestOf(3, 5_000, async () => {
    const id = await call()
    const two = [await joined(patient, id), await joined(layla, id)]
    await layla.call(cancelAppointment, { id })
    return async () => {
      for (const { socket } of two)
        await expect.poll(() => socket.of('call.closed'), { interval: 50 }).toHaveLength(1)
    }
  })
  expect(shortest).toBeLessThan(5_000)
})

test('a person whose connection is lost counts as having left at their last message', async () => {
  const id = await call()
  const hers = await joined(patient, id)
  const his = await joined(layla, id)
  await moveClock(app, at(-5 * minute + 45 * second))
  his.socket.send({ type: 'call.stay', ...his.page })
  await expect.poll(() => seats(his.socket)).toHaveLength(2)
  await freeSilentSeats(app.house)
  await expect.poll(() => seats(his.socket).at(-1)).toEqual({ patient: null, dietitian: his.seat })
  expect(await app.rows('select party, left_at from call_presences where left_at is not null')).toEqual([
    { party: 'patient', left_at: new Date(calm) },
  ])
  await joined(patient, id, hers.seat)
  const { body } = await layla.call(listPresences, { id })
  expect(body).toEqual({ patient: [{ from: calm, to: null }], dietitian: [{ from: calm, to: null }] })
})

/** Attends the call in each of these spans, in minutes from the start. */
async function attend(person: Person, id: string, spans: readonly (readonly [from: number, to: number])[]) {
  const socket = await openSocket(app, person)
  const page = { appointment: id, seat: crypto.randomUUID() }
  const say = async (type: 'call.join' | 'call.stay' | 'call.leave', minutes: number) => {
    await moveClock(app, at(minutes * minute))
    const count = socket.of('call.seats').length
    socket.send({ type, ...page })
    await expect.poll(() => socket.of('call.seats').length).toBeGreaterThan(count)
  }
  for (const [from, to] of spans) {
    await say('call.join', from)
    for (let now = from + 0.5; now < to; now += 0.5) await say('call.stay', now)
    await say('call.stay', to)
    await say('call.leave', to)
  }
}

test.each([
  ['was there for minutes', [[-1, 5]], 'dietitian_was_there'],
  [
    'was there, with a drop',
    [
      [0, 2],
      [4, 7],
    ],
    'dietitian_was_there',
  ],
  ['left before it began', [[-10, -2]], undefined],
  ['looked in', [[0, 2]], undefined],
  ['came when the patient had waited long enough', [[16, 22]], undefined],
] as const)('a dietitian who %s', async (_, spans, refusal) => {
  const id = await call()
  await attend(layla, id, spans)
  await moveClock(app, at(25 * minute))
  const { body: page } = await patient.call(readAppointment, { id })
  expect(page.appointment.may.reportAbsence).toBe(refusal === undefined)
  const { status, body } = await patient.call(reportAbsence, { id })
  expect(refusal ? body.error.code : status).toBe(refusal ?? 200)
})

test('a patient who was in the call is not reported absent', async () => {
  const id = await call()
  await attend(patient, id, [[0, 6]])
  const { body: page } = await layla.call(readAppointment, { id })
  expect(page.appointment.may.markAbsent).toBe(false)
  const { body } = await layla.call(completeAppointment, { id, outcome: 'patient_absent' })
  expect(body.error.code).toBe('patient_was_there')
  expect((await layla.call(completeAppointment, { id, outcome: 'attended' })).status).toBe(200)
})

test('what takes place now says when the other side is in the call, to these two only', async () => {
  const id = await call()
  const told = async (who: Person) => (await who.call(listNow, {})).body.joined
  expect(await told(patient)).toEqual([])
  const { socket, page } = await joined(layla, id)
  await expect.poll(() => told(patient)).toEqual([id])
  expect(await told(layla)).toEqual([])
  const [fahad, omar] = strangers as [Person, Person]
  for (const stranger of [fahad, omar]) expect(await told(stranger)).toEqual([])
  socket.send({ type: 'call.leave', ...page })
  await expect.poll(() => told(patient)).toEqual([])
})
