import type { Change, PassingFrame } from '#contract/realtime.ts'

/** What one node says to all, itself among them. Ids and signals; never what people wrote. */
export type Said =
  | { to: readonly (readonly [person: string, sequence: number])[]; change: Change }
  | { to: readonly string[]; frame: PassingFrame }

/** It may lose what is said while it is away: what must not be lost is kept in the database, and caught up on. */
export type Bus = {
  /** The database says what was told in the very transaction that tells it. */
  readonly isDatabase: boolean
  /** Never fails: a bus that is away is noted. */
  say(said: Said): Promise<void>
  /** Hears until stopped. `missed` is called whenever something may have gone unheard, the first time at the beginning. */
  hear(listen: (said: Said) => void, missed: () => void): { stop(): Promise<void> }
  close(): Promise<void>
}
