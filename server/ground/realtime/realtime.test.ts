import { beforeAll, expect, test } from 'vitest'
import { signOut } from '#contract/accounts/sign-in.ts'
import { callEndings } from '#contract/calls.ts'
import { type PassingFrame, serverFrames } from '#contract/realtime.ts'
import { openApp } from '#test/app.ts'
import { drLayla, noor, sara } from '#test/cast.ts'
import { atAnotherBrowser, join, type Person, signIn, unique } from '#test/people.ts'
import { openSocket, requestUpgrade } from '#test/sockets.ts'
import { system } from '../data/db.ts'
import { announce } from './announce.ts'
import { sendFrame } from './send-frame.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
let patient: Person
let dietitian: Person
let stranger: Person

beforeAll(async () => {
  patient = await join(app, { ...sara, email: unique(sara.email) })
  dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  stranger = await join(app, { ...noor, email: unique(noor.email) })
})

const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())
const change = (id: string) => ({ topic: 'appointments', id }) as const
const told = (id: string, ...people: Person[]) => tellAll([id], ...people)

/** All changes in one transaction. */
const tellAll = (changed: readonly string[], ...people: Person[]) =>
  app.house.db.as(system, async (tx) => {
    for (const id of changed)
      await announce(
        tx,
        app.house,
        people.map((person) => person.id),
        change(id),
      )
  })

const longAgo = ({ id }: Person) =>
  app.rows("update changes set at = at - interval '1 hour' where user_id = $1", [id])

test('only pages of the site open a socket, and only for a signed-in person', async () => {
  const { origin } = app
  const withOrigin = (from: string) => requestUpgrade(app.origin, { ...patient.headers, origin: from })
  const foreign = ['https://evil.example', 'null', 'http://sub.localhost', `${origin}.evil.example`, '']
  for (const from of foreign)
    expect(await withOrigin(from), from).toEqual({ status: 403, code: 'foreign_origin' })
  expect(await requestUpgrade(origin, patient.headers)).toEqual({ status: 403, code: 'foreign_origin' })
  expect(await requestUpgrade(origin, { origin })).toEqual({ status: 401, code: 'signed_out' })
  expect((await withOrigin(origin)).status).toBe(101)
})

test('a change reaches both sides, numbered for each, and a stranger receives nothing', async () => {
  const sockets = await Promise.all([patient, dietitian, stranger].map((person) => openSocket(app, person)))
  const [first = '', second = ''] = ids(2)
  await told(first, patient, dietitian)
  await told(second, dietitian)
  const sequences = (place: number) => sockets[place]?.of('change').map(({ sequence }) => sequence)
  await expect.poll(() => sequences(1)).toEqual([1, 2])
  await expect.poll(() => sequences(0)).toEqual([1])
  expect(sockets[0]?.of('change')[0]?.change).toEqual(change(first))
  expect(sockets[2]?.frames).toEqual([{ type: 'hello', last: 0 }])
})

test('every kind of frame reaches its people, and no other person', async () => {
  const sockets = await Promise.all([patient, dietitian, stranger].map((person) => openSocket(app, person)))
  const ofOthers = Object.keys(serverFrames).filter(
    (type) => !['hello', 'reset', 'beat', 'refused'].includes(type),
  )
  const samples: Record<string, () => Promise<unknown>> = {
    change: () => told(crypto.randomUUID(), patient, dietitian),
    presence: () =>
      sendFrame(app.house, [patient.id, dietitian.id], {
        type: 'presence',
        person: patient.id,
        online: false,
        lastSeen: null,
      }),
  }
  const conversation = crypto.randomUUID()
  const appointment = crypto.randomUUID()
  const say = (frame: PassingFrame) => () => sendFrame(app.house, [patient.id, dietitian.id], frame)
  samples.typing = say({ type: 'typing', conversation })
  samples['call.seats'] = say({ type: 'call.seats', appointment, patient: null, dietitian: null })
  samples['call.closed'] = say({ type: 'call.closed', appointment, because: callEndings[0] })
  samples['call.signal'] = say({
    type: 'call.signal',
    appointment,
    from: crypto.randomUUID(),
    to: crypto.randomUUID(),
    signal: {},
  })
  expect(Object.keys(samples).sort(), 'a sample of each').toEqual(ofOthers.sort())
  for (const saySample of Object.values(samples)) await saySample()
  for (const socket of sockets.slice(0, 2))
    await expect
      .poll(() => [...new Set(socket.frames.map(({ type }) => type))].sort())
      .toEqual(['hello', ...ofOthers].sort())
  // The bus preserves the order, so this change reaches the stranger after all that was sent before.
  const last = crypto.randomUUID()
  await told(last, stranger)
  await expect.poll(() => sockets[2]?.of('change').at(-1)?.change.id).toBe(last)
  expect(
    sockets[2]?.frames.map(({ type }) => type).filter((type) => type !== 'hello' && type !== 'change'),
  ).toEqual([])
  expect(sockets[2]?.of('change').every(({ change }) => change.id === last)).toBe(true)
})

test('a change that is rolled back is never announced', async () => {
  await longAgo(stranger)
  const socket = await openSocket(app, stranger)
  const [undone = '', kept = ''] = ids(2)
  const undoing = app.house.db.as(system, async (tx) => {
    await announce(tx, app.house, [stranger.id], change(undone))
    throw new Error('no')
  })
  await expect(undoing).rejects.toThrow('no')
  await told(kept, stranger)
  await expect.poll(() => socket.of('change').map((frame) => frame.change)).toEqual([change(kept)])
})

test('after an interruption a socket receives the missed changes in order, and then continues', async () => {
  const [before = '', ...missed] = ids(1_203)
  const away = await join(app, { ...sara, email: unique(sara.email) })
  await tellAll([before, ...missed], away)
  await longAgo(away)
  const socket = await openSocket(app, away)
  expect(socket.frames[0]).toEqual({ type: 'hello', last: 1_203 })
  socket.send({ type: 'resume', after: 1 })
  const [last = ''] = ids(1)
  await told(last, away)
  await expect
    .poll(() => socket.of('change').map((frame) => frame.change))
    .toEqual([...missed, last].map(change))
  expect(socket.of('change').map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 1_203 }, (_, at) => at + 2),
  )
})

test('a newly opened page receives what has changed since it was sent', async () => {
  const fresh = await join(app, { ...sara, email: unique(sara.email) })
  const [old = '', recent = ''] = ids(2)
  await told(old, fresh)
  await longAgo(fresh)
  await told(recent, fresh)
  const socket = await openSocket(app, fresh)
  await expect
    .poll(() => socket.frames)
    .toEqual([
      { type: 'hello', last: 1 },
      { type: 'change', sequence: 2, change: change(recent) },
    ])
})

test('a page that was away for longer than changes are stored reloads everything', async () => {
  const away = await join(app, { ...sara, email: unique(sara.email) })
  for (const id of ids(3)) await told(id, away)
  await app.rows("update changes set at = now() - interval '8 days' where user_id = $1", [away.id])
  await app.runCron('tidy_changes')
  await told(ids(1)[0] ?? '', away)
  await longAgo(away)
  for (const [after, comes] of [
    [2, 'reset'],
    [9, 'reset'],
    [3, 'change'],
  ] as const) {
    const socket = await openSocket(app, away)
    socket.send({ type: 'resume', after })
    await expect.poll(() => socket.frames.length).toBe(2)
    expect(socket.frames[1]?.type, String(after)).toBe(comes)
  }
})

test('changes that the bus loses are delivered with the next heartbeat', async () => {
  await longAgo(stranger)
  const socket = await openSocket(app, stranger)
  const [lost = ''] = ids(1)
  await app.rows("select app.tell(array[$1::uuid], 'appointments', $2, now(), false)", [
    stranger.id,
    JSON.stringify({ id: lost }),
  ])
  expect(socket.of('change')).toEqual([])
  socket.send({ type: 'beat' })
  await expect.poll(() => socket.of('change').map((frame) => frame.change)).toEqual([change(lost)])
  expect(socket.of('beat')).toHaveLength(1)
})

test('a transient message reaches only its people, and is not stored', async () => {
  const [here, other] = [await openSocket(app, patient), await openSocket(app, stranger)]
  const frame = { type: 'presence', person: dietitian.id, online: true, lastSeen: null } as const
  await sendFrame(app.house, [patient.id], frame)
  await expect.poll(() => here.of('presence')).toEqual([frame])
  expect(other.of('presence')).toEqual([])
})

const endings: [string, (person: Person) => Promise<unknown>][] = [
  ['signed out', (person) => person.call(signOut, {})],
  ['suspended', ({ id }) => app.rows('update users set suspended_at = now() where id = $1', [id])],
  ['leaving', ({ id }) => app.rows('update users set leaving_at = now() where id = $1', [id])],
  [
    'without the role',
    ({ id }) => app.rows("update sessions set active_role = 'dietitian' where user_id = $1", [id]),
  ],
  ['expired', ({ id }) => app.rows('update sessions set expires_at = now() where user_id = $1', [id])],
]

test.each(endings)('the socket of a person who is %s is closed', async (_, end) => {
  const person = await join(app, { ...noor, email: unique(noor.email) })
  const beside = atAnotherBrowser(app, person)
  const socket = await openSocket(app, person)
  await end(person)
  await app.realtime.look()
  expect(await socket.closed).toBe(4001)
  expect((await requestUpgrade(app.origin, { ...beside.headers, origin: app.origin })).status).toBe(401)
})

test('another browser of the same person stays connected when one signs out', async () => {
  const person = await join(app, { ...noor, email: unique(noor.email) })
  const beside = atAnotherBrowser(app, person)
  await signIn(beside)
  const socket = await openSocket(app, beside)
  await person.call(signOut, {})
  await app.realtime.look()
  await told(ids(1)[0] ?? '', person)
  await expect.poll(() => socket.of('change').length).toBe(1)
})
