import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { frameLimits } from '#contract/realtime.ts'
import { openApp } from '#test/app.ts'
import { noor, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { openSocket, requestUpgrade } from '#test/sockets.ts'
import type { SocketHandler } from './on-frame.ts'
import { receiveFrames } from './receive-frames.ts'
import { type OpenSocket, send } from './sockets.ts'

const app = await openApp()
let patient: Person
let other: Person

beforeAll(async () => {
  patient = await join(app, { ...sara, email: unique(sara.email) })
  other = await join(app, { ...noor, email: unique(noor.email) })
})

const come = ({ headers }: Person) => requestUpgrade(app.origin, { ...headers, origin: app.origin })

test('a person has five sockets at a time, and connects at most ten times a minute', async () => {
  app.at('2026-11-22T09:00:00Z')
  const open = []
  for (let count = 0; count < 5; count++) open.push(await openSocket(app, patient))
  expect(await come(patient)).toEqual({ status: 429, code: 'rate_limited' })
  expect((await come(other)).status).toBe(101)
  for (const socket of open) {
    socket.wire.close()
    await socket.closed
  }
  for (let count = 6; count < 10; count++) (await openSocket(app, patient)).wire.terminate()
  expect(await come(patient)).toEqual({ status: 429, code: 'rate_limited' })
  app.at('2026-11-22T09:01:01Z')
  expect((await come(patient)).status).toBe(101)
})

test.each([
  ['more frames than a second has', 1008, (wire: WebSocket) => flood(wire, frameLimits.perSecond + 1)],
  ['a frame that is too long', 1009, (wire: WebSocket) => wire.send('x'.repeat(frameLimits.bytes + 1))],
  ['bytes', 1008, (wire: WebSocket) => wire.send(Buffer.from('{"type":"beat"}'))],
  ['no JSON', 1008, (wire: WebSocket) => wire.send('{')],
  ['null', 1008, (wire: WebSocket) => wire.send('null')],
  ['an unknown type', 1008, (wire: WebSocket) => wire.send('{"type":"toString"}')],
  ['a field too many', 1008, (wire: WebSocket) => wire.send('{"type":"beat","role":"admin"}')],
  ['going on twice', 1008, (wire: WebSocket) => flood(wire, 2, '{"type":"resume","after":0}')],
  ['a number that is none', 1008, (wire: WebSocket) => wire.send('{"type":"resume","after":-1}')],
])('%s closes the socket', async (_, code, misuse) => {
  const person = await join(app, { ...noor, email: unique(noor.email) })
  const socket = await openSocket(app, person)
  misuse(socket.wire)
  expect(await socket.closed).toBe(code)
})

test('many simultaneous attempts to connect do not get more sockets than allowed', async () => {
  const person = await join(app, { ...noor, email: unique(noor.email) })
  const answers = await Promise.all(Array.from({ length: 10 }, () => come(person)))
  expect(answers.filter(({ status }) => status === 101)).toHaveLength(5)
  for (const { socket } of answers) socket?.wire.terminate()
})

test('a refused caller cannot keep the connection open', async () => {
  const { port, host } = new URL(app.origin)
  const caller = connect({ port: Number(port), host: 'localhost', allowHalfOpen: true })
  const head = ['GET /api/socket HTTP/1.1', `Host: ${host}`, `Origin: ${app.origin}`, 'Connection: Upgrade']
  caller.write(`${[...head, 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'].join('\r\n')}\r\n\r\n`)
  caller.resume().on('error', () => {})
  const gone = new Promise((resolve) => caller.once('close', resolve))
  await once(caller, 'end')
  const insisting = setInterval(() => caller.write('anybody there?'), 20)
  await gone
  clearInterval(insisting)
})

test('at most a hundred frames wait for processing, and those of a disconnected person are dropped', async () => {
  const closed: number[] = []
  let handle = 0
  const wire = { OPEN: 1, readyState: 1, terminate() {}, close: (code: number) => void closed.push(code) }
  const socket = { wire, lastSent: 0 } as unknown as OpenSocket
  const hung: SocketHandler = {
    type: 'typing',
    handle: () => {
      handle++
      return new Promise(() => {})
    },
  }
  const house = { ...app.house, settings: { ...app.house.settings, rateLimitScale: 1_000 } }
  const hear = receiveFrames(house, socket, [hung], () => {})
  const frame = Buffer.from(JSON.stringify({ type: 'typing', conversation: crypto.randomUUID() }))
  hear(frame, false)
  await expect.poll(() => handle).toBe(1)
  for (let count = 0; count < 100; count++) hear(frame, false)
  expect(closed).toEqual([])
  hear(frame, false)
  expect(closed).toEqual([1012])
  wire.readyState = 2
  hear(Buffer.from('{'), false)
  expect(closed).toEqual([1012])
})

test('every frame within the limit per second is answered', async () => {
  const person = await join(app, { ...noor, email: unique(noor.email) })
  const socket = await openSocket(app, person)
  flood(socket.wire, frameLimits.perSecond)
  await expect.poll(() => socket.of('beat').length).toBe(frameLimits.perSecond)
})

test('a reader who is a megabyte behind is disconnected, and nothing more is buffered for them', () => {
  let isCut = false
  const written: string[] = []
  const wire = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 1024 * 1024,
    send: (text: string) => void written.push(text),
    terminate() {
      isCut = true
    },
  }
  const socket = { wire } as unknown as OpenSocket
  send(socket, { type: 'beat' })
  expect([isCut, written.length]).toEqual([false, 1])
  wire.bufferedAmount++
  send(socket, { type: 'beat' })
  expect([isCut, written.length]).toEqual([true, 1])
})

function flood(wire: WebSocket, count: number, text = '{"type":"beat"}') {
  for (let sent = 0; sent < count; sent++) wire.send(text)
}
