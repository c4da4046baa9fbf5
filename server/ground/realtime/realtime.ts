import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { beatEvery, frameLimits } from '#contract/realtime.ts'
import type { House } from '../house.ts'
import { type AdmittedSocket, admitSocket, assertNotTooManySockets, refuseSocket } from './admit-socket.ts'
import { openCatchUp } from './catch-up.ts'
import type { SocketHandler } from './on-frame.ts'
import { openPresence, type PresenceAudience } from './presence.ts'
import { receiveFrames } from './receive-frames.ts'
import { dismiss, type OpenSocket, openSockets } from './sockets.ts'
import { checkSessionsEvery, watchSessions } from './watch-sessions.ts'

export type Realtime = {
  /** Handles a request to become a socket. */
  upgrade(request: IncomingMessage, raw: Duplex, head: Buffer): void
  /** Open sockets at this node. */
  sockets(): number
  /** Records now that this node is alive, and removes the nodes that are not. */
  sign(): Promise<void>
  /** From now on records this regularly, even without sockets: admins see how many servers there are. */
  keepSigning(): Promise<void>
  /** Checks now whether the sessions behind all sockets are still valid. */
  look(): Promise<void>
  close(): Promise<void>
}

/** The sockets of one node. It listens to the bus from the first request on. */
export function openRealtime(
  house: House,
  socketHandlers: readonly SocketHandler[],
  presenceAudience: readonly PresenceAudience[],
): Realtime {
  const catchUp = openCatchUp(house, (socket) => sockets.has(socket))
  const lookAt = watchSessions(house)
  const sockets = openSockets(catchUp, lookAt)
  const look = () => lookAt([...sockets.all])
  const presence = openPresence(house, presenceAudience, (person) => sockets.ofPerson(person).size > 0)
  const wires = new WebSocketServer({
    noServer: true,
    maxPayload: frameLimits.bytes,
    perMessageDeflate: false,
    clientTracking: false,
  })
  let work: { stop(): Promise<void> } | undefined
  let isClosed = false

  function begin() {
    const subscription = house.bus.subscribe(sockets.deliver, () => {
      for (const socket of sockets.all) catchUp(socket)
      // A session may have ended while the bus was disconnected.
      void look()
    })
    const timers = [setInterval(look, checkSessionsEvery), setInterval(ping, beatEvery * 1_000)]
    return {
      async stop() {
        for (const timer of timers) clearInterval(timer)
        await subscription.stop()
      },
    }
  }

  function ping() {
    for (const socket of sockets.all) {
      if (socket.unanswered >= 2) socket.wire.terminate()
      socket.unanswered++
      if (socket.wire.readyState === socket.wire.OPEN) socket.wire.ping()
    }
  }

  function seatAt(wire: WebSocket, { session, address }: AdmittedSocket) {
    const { id, role, user_id, language } = session
    const actor = { id: user_id, role, language }
    const socket = sockets.take({ wire, actor, address, session: { id, role } })
    wire.on('message', receiveFrames(house, socket, socketHandlers, catchUp))
    wire.on('pong', () => {
      socket.unanswered = 0
    })
    // A frame that is too long or broken closes the socket by itself.
    wire.on('error', () => {})
    wire.on('close', () => leave(socket))
    presence.come(user_id)
    catchUp(socket)
  }

  function leave(socket: OpenSocket) {
    sockets.leave(socket)
    if (sockets.ofPerson(socket.actor.id).size === 0) presence.go(socket.actor.id)
  }

  return {
    look,
    sockets: () => sockets.all.size,
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
          assertNotTooManySockets(house, sockets, admitted)
          wires.handleUpgrade(request, raw, head, (wire) => seatAt(wire, admitted))
        })
        .catch((fault) => refuseSocket(house, request, raw, fault))
    },
    async close() {
      isClosed = true
      const gone = [...sockets.all].map(
        (socket) => new Promise((resolve) => socket.wire.once('close', resolve)),
      )
      for (const socket of sockets.all) dismiss(socket, 'again')
      await Promise.all(gone)
      await Promise.all([work?.stop(), presence.stop()])
    },
  }
}
