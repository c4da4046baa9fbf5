import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { type Change, closings, type ServerFrame } from '#contract/realtime.ts'
import type { Session } from '../http/session.ts'
import type { Said } from './bus.ts'
import type { Sender } from './on-frame.ts'

/** An open socket and its owner. */
export type Seat = Sender & {
  readonly wire: WebSocket
  readonly session: Pick<Session, 'id' | 'role'>
  readonly address: string
  /** The last sequence number this browser has; null until it has been greeted. */
  told: number | null
  /** The highest sequence number for this person that this node has heard of. */
  heard: number
  isCatchingUp: boolean
  /** Pings since the last pong. */
  unanswered: number
}

/** Bytes waiting to be sent; a socket with more than this is cut off. */
const mostUnread = 1024 * 1024

/** All open sockets of this node. */
export function openSeats(catchUp: (seat: Seat) => void, look: (seats: readonly Seat[]) => void) {
  const all = new Set<Seat>()
  const byPerson = new Map<string, Set<Seat>>()
  const byAddress = new Map<string, number>()

  /** Sends a change to a browser that has everything before it; any other catches up. */
  function offer(seat: Seat, sequence: number, change: Change): void {
    seat.heard = Math.max(seat.heard, sequence)
    if (seat.told === null || seat.isCatchingUp || sequence <= seat.told) return
    if (sequence > seat.told + 1) {
      catchUp(seat)
    } else {
      seat.told = sequence
      send(seat, { type: 'change', sequence, change })
    }
  }

  return {
    all: all as ReadonlySet<Seat>,
    has: (seat: Seat) => all.has(seat),
    ofPerson: (person: string): ReadonlySet<Seat> => byPerson.get(person) ?? nobody,
    countAt: (address: string) => byAddress.get(address) ?? 0,
    take(given: Pick<Seat, 'wire' | 'session' | 'address' | 'actor'>): Seat {
      const seat = {
        ...given,
        socket: randomUUID(),
        told: null,
        heard: 0,
        isCatchingUp: false,
        unanswered: 0,
      }
      all.add(seat)
      byPerson.set(seat.actor.id, (byPerson.get(seat.actor.id) ?? new Set()).add(seat))
      byAddress.set(seat.address, (byAddress.get(seat.address) ?? 0) + 1)
      return seat
    },
    leave(seat: Seat): void {
      all.delete(seat)
      const others = byPerson.get(seat.actor.id)
      others?.delete(seat)
      if (others?.size === 0) byPerson.delete(seat.actor.id)
      const left = (byAddress.get(seat.address) ?? 1) - 1
      if (left > 0) byAddress.set(seat.address, left)
      else byAddress.delete(seat.address)
    },
    hear(said: Said): void {
      if ('lookAt' in said) {
        const here = said.lookAt.flatMap((person) => [...(byPerson.get(person) ?? nobody)])
        if (here.length > 0) look(here)
        return
      }
      if ('change' in said) {
        for (const [person, sequence] of said.to)
          for (const seat of byPerson.get(person) ?? nobody) offer(seat, sequence, said.change)
        return
      }
      for (const person of said.to)
        for (const seat of byPerson.get(person) ?? nobody) if (seat.told !== null) send(seat, said.frame)
    },
  }
}

export type Seats = ReturnType<typeof openSeats>

const nobody: ReadonlySet<Seat> = new Set()

export function send({ wire }: Seat, frame: ServerFrame): void {
  if (wire.readyState !== wire.OPEN) return
  if (wire.bufferedAmount > mostUnread) wire.terminate()
  else wire.send(JSON.stringify(frame))
}

/** Closes with a code that tells the browser what to do; a socket that does not answer is cut off. */
export function dismiss({ wire }: Seat, why: keyof typeof closings): void {
  wire.close(closings[why])
  setTimeout(() => wire.terminate(), 2_000).unref()
}
