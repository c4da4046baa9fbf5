import { beforeAll, expect, test } from 'vitest'
import { openApp } from '#test/app.ts'
import { openBusServer } from '#test/bus-servers.ts'
import { drLayla, noor, sara } from '#test/cast.ts'
import { needs } from '#test/needs.ts'
import { openNode } from '#test/node.ts'
import { join, type Person, unique } from '#test/people.ts'
import { openSocket } from '#test/sockets.ts'
import { system } from '../data/db.ts'
import { announce } from './announce.ts'
import { nodesAlive, presenceOf } from './presence-of.ts'
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

type Teller = Parameters<typeof announce>[1]

/** Records a change for these people and announces it from this node. */
async function told({ house }: { house: Teller }, people: readonly Person[]): Promise<string> {
  const id = crypto.randomUUID()
  const ids = people.map((person) => person.id)
  await app.house.db.as(system, (tx) => announce(tx, house, ids, { topic: 'appointments', id }))
  return id
}

const inDatabase = async () => ({ url: undefined, stop: undefined, start: undefined })
const buses = [
  ['LISTEN and NOTIFY', needs(), inDatabase],
  ['NATS', needs('nats'), () => openBusServer('nats')],
  ['Redis', needs('redis'), () => openBusServer('redis')],
] as const

for (const [name, options, open] of buses) {
  test(
    `over ${name}, announcements of one node reach the sockets of the other, and only those of their people`,
    options,
    async () => {
      const bus = await open()
      const [one, two] = [await openNode(app, { busUrl: bus.url }), await openNode(app, { busUrl: bus.url })]
      await forgotten()
      const here = await openSocket(one, patient)
      const there = await openSocket(two, dietitian)
      const other = await openSocket(two, stranger)
      // Foreign messages on the same channel.
      await app.rows(
        "select pg_notify('nabta', garbled) from unnest(array['{', 'null', '{\"to\":1}', '0 0 1 e30=']) as garbled",
      )
      const first = await told(one, [patient, dietitian])
      const second = await told(two, [patient, dietitian])
      const heard = (socket: typeof here) => socket.of('change').map(({ change }) => change.id)
      for (const socket of [here, there]) {
        await expect.poll(() => heard(socket)).toHaveLength(2)
        expect(heard(socket).sort()).toEqual([first, second].sort())
      }
      // Longer than a single notification of the database may be.
      const people = Array.from({ length: 600 }, () => crypto.randomUUID())
      const frame = { type: 'presence', person: patient.id, online: true, lastSeen: null } as const
      await sendFrame(one.house, [...people, dietitian.id], frame)
      await expect.poll(() => there.of('presence')).toEqual([frame])
      expect(other.frames.filter(({ type }) => type !== 'hello')).toEqual([])
      for (const socket of [here, there]) expect(heard(socket)).toHaveLength(2)

      if (!bus.stop) return
      await bus.stop()
      const lost = await told(one, [dietitian, patient])
      // The sending node reaches its own sockets without the bus.
      await expect.poll(() => heard(here).at(-1)).toBe(lost)
      there.send({ type: 'beat' })
      await expect.poll(() => heard(there).at(-1)).toBe(lost)
      await bus.start()
      const after = await told(one, [dietitian])
      await expect.poll(() => heard(there).at(-1)).toBe(after)
    },
  )
}

test('announcements made while a node is down are received through the other one', async () => {
  const [one, two] = [await openNode(app), await openNode(app)]
  await forgotten()
  const before = await openSocket(one, patient)
  const first = await told(two, [patient])
  await expect.poll(() => before.of('change').length).toBe(1)
  const sequence = before.of('change')[0]?.sequence ?? 0
  await one.close()
  expect(await before.closed).toBe(1012)
  const missed = await told(two, [patient])
  const after = await openSocket(two, patient)
  after.send({ type: 'resume', after: sequence })
  const last = await told(two, [patient])
  await expect.poll(() => after.of('change').map(({ change }) => change.id)).toContain(last)
  // A new socket gets the changes of the last minute, and again when it resumes: browsers drop repeats by number.
  const heard = new Map(after.of('change').map((frame) => [frame.sequence, frame.change.id]))
  expect([...heard.values()]).toEqual([first, missed, last])
})

test('presence is known on all nodes and announced to its audience, even for people of a killed node', async () => {
  app.at('2026-11-22T09:00:00Z')
  await app.rows('delete from nodes')
  await app.rows('delete from presences')
  const who = async (_: unknown, people: readonly string[]) =>
    people.filter((person) => person === patient.id).map((person) => ({ person, watcher: dietitian.id }))
  const [one, two] = [await openNode(app, { who: [who] }), await openNode(app, { who: [who] })]
  const watching = await openSocket(two, dietitian)
  const outside = await openSocket(two, stranger)
  const seen = async () =>
    (await app.house.db.as(system, (tx) => presenceOf(tx, [patient.id], app.house.clock.now()))).get(
      patient.id,
    )
  await openSocket(one, patient)
  const online = { type: 'presence', person: patient.id, online: true, lastSeen: '2026-11-22T09:00:00.000Z' }
  await expect.poll(() => watching.of('presence')).toEqual([online])
  expect(await seen()).toEqual({ online: true, lastSeen: online.lastSeen })

  // As after a kill: the node stops sending signs of life, and its people were never recorded as gone.
  await one.close()
  app.at('2026-11-22T09:01:00Z')
  await expect.poll(async () => (await seen())?.online).toBe(false)
  await two.realtime.sign()
  await expect.poll(() => watching.of('presence').at(-1)).toEqual({ ...online, online: false })
  expect(outside.of('presence')).toEqual([])
})

test('a server without sockets counts as alive, until it has been silent for a while', async () => {
  app.at('2026-11-22T10:00:00Z')
  await app.rows('delete from nodes')
  for (const node of [await openNode(app), await openNode(app)]) await node.realtime.keepSigning()
  const alive = () => nodesAlive(app.house, app.house.clock.now())
  expect(await alive()).toBe(2)
  app.at('2026-11-22T10:01:00Z')
  expect(await alive()).toBe(0)
})

/** Ages all changes, because a new socket receives those of the last minute. */
const forgotten = () => app.rows("update changes set at = at - interval '1 hour'")
