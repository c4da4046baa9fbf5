import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { beatEvery, frameLimits } from '#contract/realtime.ts'
import type { House } from '../house.ts'
import { openCatchUp } from './catch-up.ts'
import { type Admitted, admitSocket, assertSeatLeft, refuseSocket } from './door.ts'
import { hearFrames } from './hear-frames.ts'
import type { SocketHandler } from './on-frame.ts'
import { openPresence, type PresenceAudience } from './presence.ts'
import { dismiss, openSeats, type Seat } from './seats.ts'
import { lookEvery, watchSessions } from './watch-sessions.ts'

export type Realtime = {
  /** Handles a request to become a socket. */
  upgrade(request: IncomingMessage, raw: Duplex, head: Buffer): void
  /** Open sockets at this node. */
  sockets(): number
  /** Signs now that this node lives, and removes the nodes that do not. */
  sign(): Promise<void>
  /** Signs from now on, even without sockets: admins see how many servers there are. */
  keepSigning(): Promise<void>
  /** Checks now whether the sessions behind all sockets are alive. */
  look(): Promise<void>
  close(): Promise<void>
}

/** The sockets of one node. It listens to the bus from the first request on. */
export function openRealtime(
  house: House,
  socketHandlers: readonly SocketHandler[],
  presenceAudience: readonly PresenceAudience[],
): Realtime {
  const catchUp = openCatchUp(house, (seat) => seats.has(seat))
  const lookAt = watchSessions(house)
  const seats = openSeats(catchUp, lookAt)
  const look = () => lookAt([...seats.all])
  const presence = openPresence(house, presenceAudience, (person) => seats.ofPerson(person).size > 0)
  const wires = new WebSocketServer({
    noServer: true,
    maxPayload: frameLimits.bytes,
    perMessageDeflate: false,
    clientTracking: false,
  })
  let work: { stop(): Promise<void> } | undefined
  let isClosed = false

  function begin() {
    const ear = house.bus.hear(seats.hear, () => {
      for (const seat of seats.all) catchUp(seat)
      // A session may have ended while the bus was not heard.
      void look()
    })
    const timers = [setInterval(look, lookEvery), setInterval(ping, beatEvery * 1_000)]
    return {
      async stop() {
        for (const timer of timers) clearInterval(timer)
        await ear.stop()
      },
    }
  }

  function ping() {
    for (const seat of seats.all) {
      if (seat.unanswered >= 2) seat.wire.terminate()
      seat.unanswered++
      if (seat.wire.readyState === seat.wire.OPEN) seat.wire.ping()
    }
  }

  function seatAt(wire: WebSocket, { session, address }: Admitted) {
    const { id, role, user_id, language } = session
    const actor = { id: user_id, role, language }
    const seat = seats.take({ wire, actor, address, session: { id, role } })
    wire.on('message', hearFrames(house, seat, socketHandlers, catchUp))
    wire.on('pong', () => {
      seat.unanswered = 0
    })
    // A frame that is too long or broken closes the socket by itself.
    wire.on('error', () => {})
    wire.on('close', () => leave(seat))
    presence.come(user_id)
    catchUp(seat)
  }

  function leave(seat: Seat) {
    seats.leave(seat)
    if (seats.ofPerson(seat.actor.id).size === 0) presence.go(seat.actor.id)
  }

  return {
    look,
    sockets: () => seats.all.size,
    sign: presence.sign,
    keepSigning() {
      presence.keepSigning()
      return presence.sign()
    },
    upgrade(request, raw, head) {
      raw.on('error', () => raw.destroy())
      if (isClosed) return raw.destroy()
      work ??= begin()
      admitSocket(house, request)
        .then((admitted) => {
          if (isClosed) return raw.destroy()
          assertSeatLeft(house, seats, admitted)
          wires.handleUpgrade(request, raw, head, (wire) => seatAt(wire, admitted))
        })
        .catch((fault) => refuseSocket(house, request, raw, fault))
    },
    async close() {
      isClosed = true
      const gone = [...seats.all].map((seat) => new Promise((resolve) => seat.wire.once('close', resolve)))
      for (const seat of seats.all) dismiss(seat, 'again')
      await Promise.all(gone)
      await Promise.all([work?.stop(), presence.stop()])
    },
  }
}
