import type { Change, PassingFrame } from '#contract/realtime.ts'
import { type Log, traceOf } from '../log.ts'

/** A change, and its sequence number for each person it concerns. */
export type ToldChange = { to: readonly (readonly [person: string, sequence: number])[]; change: Change }

/** A message from one node to all, itself included. It carries ids and signals, never what people wrote. */
export type Said =
  | ToldChange
  | { to: readonly string[]; frame: PassingFrame }
  /** People whose sessions may have ended. */
  | { lookAt: readonly string[] }

type Listen = (said: Said) => void

/** A carrier may lose messages while away: what must not be lost is in the database, and sockets catch up on it. */
export type Carrier = {
  /** True if the database itself announces a change, in the transaction that records it. */
  readonly isDatabase: boolean
  /** Never rejects: a bus that is away is logged. */
  say(said: Said): Promise<void>
  /** Listens until stopped. Calls `missed` whenever messages may have been lost, and once at the beginning. */
  hear(listen: (text: string) => void, missed: () => void): { stop(): Promise<void> }
  /** Rejects, or never settles, while messages do not reach this node's listeners. */
  answers(): Promise<void>
  close(): Promise<void>
}

export type Bus = Omit<Carrier, 'hear'> & {
  hear(listen: Listen, missed: () => void): { stop(): Promise<void> }
  /** Delivers a committed change to this node's sockets at once; they recognise its later echo by its number. */
  tell(told: ToldChange): void
}

/** Adds a shortcut to a carrier, so that listeners on the sending node need not wait for the bus. */
export function withShortWay(carrier: Carrier, log: Log): Bus {
  const listening = new Set<Listen>()
  return {
    ...carrier,
    say(said) {
      // Looking twice does no harm, and local sockets need not wait for the bus.
      if ('lookAt' in said) for (const listen of listening) listen(said)
      return carrier.say(said)
    },
    tell(told) {
      for (const listen of listening) listen(told)
      if (!carrier.isDatabase) void carrier.say(told)
    },
    hear(listen, missed) {
      const ear = carrier.hear((text) => {
        try {
          listen(JSON.parse(text))
        } catch (fault) {
          // A foreign message on the channel must not bring the server down.
          log('warn', 'bus.garbled', traceOf(fault))
        }
      }, missed)
      listening.add(listen)
      return {
        stop() {
          listening.delete(listen)
          return ear.stop()
        },
      }
    },
  }
}
