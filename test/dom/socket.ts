import { expect } from 'vitest'
import type { Change, ServerFrame } from '#contract/realtime.ts'

const open = new Set<StubSocket>()
let last = 0

/** A WebSocket that is connected at once and says only what a test announces. */
export class StubSocket {
  static readonly OPEN = 1
  readonly readyState = StubSocket.OPEN
  isConnected = false
  onmessage = (_: { data: string }) => {}
  onclose = (_: { code: number }) => {}

  constructor() {
    open.add(this)
    setTimeout(() => {
      this.say({ type: 'hello', last })
      this.isConnected = true
    })
  }
  say(frame: ServerFrame) {
    this.onmessage({ data: JSON.stringify(frame) })
  }
  send() {}
  close() {
    open.delete(this)
    setTimeout(() => this.onclose({ code: 1000 }))
  }
}

/** Something has changed that the person on the screen is notified of, as after a press on the other side. */
export async function announce(change: Change) {
  await connected()
  // Only now: a greeting with this number would say that the page has seen the change already.
  last += 1
  say({ type: 'change', sequence: last, change })
}

/** The server sends a frame. */
export async function tell(frame: ServerFrame) {
  await connected()
  say(frame)
}

const connected = () =>
  expect.poll(() => open.size > 0 && [...open].every(({ isConnected }) => isConnected)).toBe(true)

function say(frame: ServerFrame) {
  for (const socket of open) socket.say(frame)
}
