import type { Change, PassingFrame } from '#contract/realtime.ts'
import { type Log, traceOf } from '../log.ts'

/** What has changed for these people, and which number it has for each of them. */
export type ToldChange = { to: readonly (readonly [person: string, sequence: number])[]; change: Change }

/** What one node says to all, itself among them. Ids and signals; never what people wrote. */
export type Said =
  | ToldChange
  | { to: readonly string[]; frame: PassingFrame }
  /** Whose sessions may have ended. */
  | { lookAt: readonly string[] }

type Listen = (said: Said) => void

/** It may lose what is said while it is away: what must not be lost is kept in the database, and caught up on. */
export type Carrier = {
  /** The database says what was told in the very transaction that tells it. */
  readonly isDatabase: boolean
  /** Never fails: a bus that is away is noted. */
  say(said: Said): Promise<void>
  /** Hears until stopped. `missed` is called whenever something may have gone unheard, the first time at the beginning. */
  hear(listen: (text: string) => void, missed: () => void): { stop(): Promise<void> }
  /** Rejects, or never comes back, while what is said is not carried to who hears here. */
  answers(): Promise<void>
  close(): Promise<void>
}

export type Bus = Omit<Carrier, 'hear'> & {
  hear(listen: Listen, missed: () => void): { stop(): Promise<void> }
  /** What was told is true now: this node need not wait until it comes round. By its number it is known when it does. */
  tell(told: ToldChange): void
}

/** A bus with a short way to whoever listens at the very node that speaks. */
export function withShortWay(carrier: Carrier, log: Log): Bus {
  const listening = new Set<Listen>()
  return {
    ...carrier,
    say(said) {
      // Looking twice does no harm, and here nobody need wait for the bus.
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
          // Whatever else speaks there must not end a server.
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
