import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { type Change, closings, type ServerFrame } from '#contract/realtime.ts'
import type { Session } from '../http/session.ts'
import type { BusMessage } from './bus.ts'
import type { Sender } from './on-frame.ts'

/** An open socket and its owner. */
export type OpenSocket = Sender & {
  readonly wire: WebSocket
  readonly session: Pick<Session, 'id' | 'role'>
  readonly address: string
  /** The last sequence number that this browser has received; null until it has been greeted. */
  lastSent: number | null
  /** The highest sequence number for this person that this node has received. */
  lastHeard: number
  isCatchingUp: boolean
  /** Pings since the last pong. */
  unanswered: number
}

/** Bytes waiting to be sent; a socket with more than this is cut off. */
const mostUnread = 1024 * 1024

/** All open sockets of this node. */
export function openSockets(
  catchUp: (socket: OpenSocket) => void,
  look: (sockets: readonly OpenSocket[]) => void,
) {
  const all = new Set<OpenSocket>()
  const byPerson = new Map<string, Set<OpenSocket>>()
  const byAddress = new Map<string, number>()

  /** Sends a change to a browser that has all earlier ones; any other catches up. */
  function offer(socket: OpenSocket, sequence: number, change: Change): void {
    socket.lastHeard = Math.max(socket.lastHeard, sequence)
    if (socket.lastSent === null || socket.isCatchingUp || sequence <= socket.lastSent) return
    if (sequence > socket.lastSent + 1) {
      catchUp(socket)
    } else {
      socket.lastSent = sequence
      send(socket, { type: 'change', sequence, change })
    }
  }

  return {
    all: all as ReadonlySet<OpenSocket>,
    has: (socket: OpenSocket) => all.has(socket),
    ofPerson: (person: string): ReadonlySet<OpenSocket> => byPerson.get(person) ?? nobody,
    countAt: (address: string) => byAddress.get(address) ?? 0,
    take(given: Pick<OpenSocket, 'wire' | 'session' | 'address' | 'actor'>): OpenSocket {
      const socket = {
        ...given,
        socketId: randomUUID(),
        lastSent: null,
        lastHeard: 0,
        isCatchingUp: false,
        unanswered: 0,
      }
      all.add(socket)
      byPerson.set(socket.actor.id, (byPerson.get(socket.actor.id) ?? new Set()).add(socket))
      byAddress.set(socket.address, (byAddress.get(socket.address) ?? 0) + 1)
      return socket
    },
    leave(socket: OpenSocket): void {
      all.delete(socket)
      const others = byPerson.get(socket.actor.id)
      others?.delete(socket)
      if (others?.size === 0) byPerson.delete(socket.actor.id)
      const left = (byAddress.get(socket.address) ?? 1) - 1
      if (left > 0) byAddress.set(socket.address, left)
      else byAddress.delete(socket.address)
    },
    deliver(message: BusMessage): void {
      if ('lookAt' in message) {
        const here = message.lookAt.flatMap((person) => [...(byPerson.get(person) ?? nobody)])
        if (here.length > 0) look(here)
        return
      }
      if ('change' in message) {
        for (const [person, sequence] of message.to)
          for (const socket of byPerson.get(person) ?? nobody) offer(socket, sequence, message.change)
        return
      }
      for (const person of message.to)
        for (const socket of byPerson.get(person) ?? nobody)
          if (socket.lastSent !== null) send(socket, message.frame)
    },
  }
}

export type OpenSockets = ReturnType<typeof openSockets>

const nobody: ReadonlySet<OpenSocket> = new Set()

export function send({ wire }: OpenSocket, frame: ServerFrame): void {
  if (wire.readyState !== wire.OPEN) return
  if (wire.bufferedAmount > mostUnread) wire.terminate()
  else wire.send(JSON.stringify(frame))
}

/** Closes with a code that tells the browser what to do; a socket that does not respond is cut off. */
export function dismiss({ wire }: OpenSocket, why: keyof typeof closings): void {
  wire.close(closings[why])
  setTimeout(() => wire.terminate(), 2_000).unref()
}
