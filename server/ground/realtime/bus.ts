import type { Change, PassingFrame } from '#contract/realtime.ts'
import { type Log, traceOf } from '../log.ts'

/** A change, and its sequence number for each person concerned. */
export type NumberedChange = { to: readonly (readonly [person: string, sequence: number])[]; change: Change }

/** A message from one node to all, itself included. It carries ids and signals, never text that people wrote. */
export type BusMessage =
  | NumberedChange
  | { to: readonly string[]; frame: PassingFrame }
  /** People whose sessions may have ended. */
  | { lookAt: readonly string[] }

type Listen = (message: BusMessage) => void

/** A carrier may lose messages while away: those that must not be lost are in the database, where sockets catch up. */
export type Carrier = {
  /** True if the database itself announces a change, in the transaction that records it. */
  readonly isDatabase: boolean
  /** Never rejects: failures of the bus are logged. */
  publish(message: BusMessage): Promise<void>
  /** Listens until stopped. Calls `missed` whenever messages may have been lost, and once at the start. */
  subscribe(listen: (text: string) => void, missed: () => void): { stop(): Promise<void> }
  /** Rejects, or never settles, while messages do not reach this node's listeners. */
  answers(): Promise<void>
  close(): Promise<void>
}

export type Bus = Omit<Carrier, 'subscribe'> & {
  subscribe(listen: Listen, missed: () => void): { stop(): Promise<void> }
  /** Delivers a committed change to this node's sockets immediately; they recognise its later echo by its number. */
  announce(numbered: NumberedChange): void
}

/** Adds a shortcut to a carrier, so that listeners on the sending node need not wait for the bus. */
export function withLocalDelivery(carrier: Carrier, log: Log): Bus {
  const listening = new Set<Listen>()
  return {
    ...carrier,
    publish(message) {
      // Checking sessions twice does no harm, and local sockets need not wait for the bus.
      if ('lookAt' in message) for (const listen of listening) listen(message)
      return carrier.publish(message)
    },
    announce(numbered) {
      for (const listen of listening) listen(numbered)
      if (!carrier.isDatabase) void carrier.publish(numbered)
    },
    subscribe(listen, missed) {
      const subscription = carrier.subscribe((text) => {
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
          return subscription.stop()
        },
      }
    },
  }
}
