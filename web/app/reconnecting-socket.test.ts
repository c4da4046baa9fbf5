import { expect, test } from 'vitest'
import type { ServerFrame } from '#contract/realtime.ts'
import { type ConnectionState, createReconnectingSocket, type Wire } from './reconnecting-socket.ts'

test('it joins, receives, and leaves', () => {
  const { socket, wires, states, frames, says, closes } = surroundings()
  socket.start()
  says({ type: 'hello', last: 4 })
  says(changed(5))
  expect(frames).toEqual([{ type: 'hello', last: 4 }, changed(5)])
  socket.stop()
  expect(wires[0]?.isClosed).toBe(true)
  closes(1000)
  expect(states).toEqual(['joining', 'joined', 'leaving', 'closed'])
})

test('it reconnects after 1, 2, 5 and then 10 seconds, a little sooner or later', () => {
  const { socket, wires, closes, passes } = surroundings()
  socket.start()
  for (const [at, seconds] of [1, 2, 5, 10, 10].entries()) {
    closes(1006)
    passes(seconds * 500 - 1)
    expect(wires).toHaveLength(at + 1)
    passes(1)
    expect(wires).toHaveLength(at + 2)
  }
})

test('after a connection that lasted a while the shortest pause is used again', () => {
  const { socket, wires, says, closes, passes } = surroundings()
  socket.start()
  closes(1006)
  passes(500)
  closes(1006)
  passes(1_000)
  says({ type: 'hello', last: 0 })
  passes(6_000)
  closes(1006)
  passes(500)
  expect(wires).toHaveLength(4)
})

test('it resumes at its last position: missing changes are requested, and repeated or early ones are skipped', () => {
  const { socket, says, closes, passes, sent, frames } = surroundings()
  socket.start()
  says({ type: 'hello', last: 4 })
  says(changed(5))
  closes(1006)
  passes(500)
  says({ type: 'hello', last: 9 })
  expect(sent()).toEqual([{ type: 'resume', after: 5 }])
  for (const sequence of [10, 5, 6, 7, 8, 9, 10, 10]) says(changed(sequence))
  const heard = frames.flatMap((frame) => (frame.type === 'change' ? [frame.sequence] : []))
  expect(heard).toEqual([5, 6, 7, 8, 9, 10])
})

test('changes that are no longer stored cause a reload, and it resumes from there', () => {
  const { socket, says, frames } = surroundings()
  socket.start(3)
  says({ type: 'hello', last: 900 })
  says({ type: 'reset', last: 900 })
  says(changed(901))
  expect(frames.at(-1)).toEqual(changed(901))
})

test('a connection without answers is abandoned', () => {
  const { socket, wires, says, passes, sent, states } = surroundings()
  socket.start()
  says({ type: 'hello', last: 0 })
  passes(30_000)
  expect(sent()).toEqual([{ type: 'beat' }])
  says({ type: 'beat' })
  passes(39_999)
  expect(states.at(-1)).toBe('joined')
  passes(1)
  expect(states.at(-1)).toBe('joining')
  expect(wires[0]?.isClosed).toBe(true)
})

test('if the browser reports that it is offline, it waits only briefly for an answer', () => {
  const { socket, says, passes, sent, states } = surroundings()
  socket.start()
  socket.doubt()
  says({ type: 'hello', last: 0 })
  socket.doubt()
  expect(sent()).toEqual([{ type: 'beat' }])
  says({ type: 'beat' })
  passes(1_000)
  expect(states.at(-1)).toBe('joined')
  socket.doubt()
  passes(1_000)
  expect(states.at(-1)).toBe('joining')
})

test('a connection that never opens is abandoned as well, and its later messages are ignored', () => {
  const { socket, wires, passes, frames } = surroundings()
  socket.start()
  passes(10_500)
  expect(wires).toHaveLength(2)
  wires[0]?.onmessage?.({ data: JSON.stringify({ type: 'hello', last: 1 }) } as MessageEvent)
  expect(frames).toEqual([])
})

test('once the session is over it does not reconnect by itself', () => {
  const { socket, wires, says, closes, passes, states, over } = surroundings()
  socket.start()
  says({ type: 'hello', last: 0 })
  closes(4001)
  passes(60_000)
  expect(wires).toHaveLength(1)
  expect(states.at(-1)).toBe('closed')
  expect(over()).toBe(1)
})

test('when the browser is online again it reconnects immediately', () => {
  const { socket, wires, closes } = surroundings()
  socket.start()
  closes(1006)
  socket.try()
  expect(wires).toHaveLength(2)
})

test('the next person immediately gets a separate socket, without the last one’s messages', () => {
  const { socket, wires, says, states, sent } = surroundings()
  socket.start()
  says({ type: 'hello', last: 7 })
  socket.stop()
  socket.start()
  expect(wires).toHaveLength(2)
  says({ type: 'hello', last: 2 })
  expect(sent()).toEqual([])
  expect(states.at(-1)).toBe('joined')
})

test('no more is sent in a second than the server accepts, and nothing while it is disconnected', () => {
  const { socket, says, passes, sent } = surroundings()
  socket.send({ type: 'beat' })
  socket.start()
  socket.send({ type: 'beat' })
  says({ type: 'hello', last: 0 })
  for (let count = 0; count < 25; count++) socket.send({ type: 'beat' })
  expect(sent()).toHaveLength(10)
  passes(1_000)
  expect(sent()).toHaveLength(20)
  passes(1_000)
  expect(sent()).toHaveLength(25)
})

test('nothing is sent over a closed connection before the page learns of it', () => {
  const { socket, wires, says, passes, sent } = surroundings()
  socket.start()
  says({ type: 'hello', last: 0 })
  const [wire] = wires
  if (wire) wire.readyState = WebSocket.CLOSING
  socket.doubt()
  expect(sent()).toEqual([])
  passes(1_000)
  expect(wire?.isClosed).toBe(true)
})

const changed = (sequence: number): ServerFrame => ({
  type: 'change',
  sequence,
  change: { topic: 'conflicts' },
})

function surroundings() {
  const wires: (Wire & { readyState: number; isClosed: boolean; sent: string[] })[] = []
  const states: ConnectionState[] = []
  const frames: ServerFrame[] = []
  let timers: { at: number; then: () => void }[] = []
  let [now, over] = [0, 0]
  const socket = createReconnectingSocket({
    open() {
      const wire = {
        readyState: WebSocket.OPEN as number,
        isClosed: false,
        sent: [] as string[],
        send: (text: string) => void wire.sent.push(text),
        close() {
          wire.isClosed = true
        },
        onmessage: null,
        onclose: null,
      }
      wires.push(wire)
      return wire
    },
    now: () => now,
    random: () => 0,
    after(milliseconds, then) {
      const timer = { at: now + milliseconds, then }
      timers.push(timer)
      return () => {
        timers = timers.filter((each) => each !== timer)
      }
    },
    onState: (state) => void states.push(state),
    onFrame: (frame) => void frames.push(frame),
    onSessionOver() {
      over++
    },
  })
  return {
    socket,
    wires,
    states,
    frames,
    over: () => over,
    sent: () => wires.at(-1)?.sent.map((text) => JSON.parse(text)) ?? [],
    says: (frame: ServerFrame) => wires.at(-1)?.onmessage?.({ data: JSON.stringify(frame) } as MessageEvent),
    closes: (code: number) => wires.at(-1)?.onclose?.({ code } as CloseEvent),
    passes(milliseconds: number) {
      const until = now + milliseconds
      for (;;) {
        const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        timers = timers.filter((each) => each !== next)
        now = next.at
        next.then()
      }
      now = until
    },
  }
}
