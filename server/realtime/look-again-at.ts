import { afterCommit, type Tx } from '../data/db.ts'
import type { House } from '../house.ts'

/** Whose sessions may have ended by what this transaction does: every node looks at their sockets once it is true. */
export const lookAgainAt = (tx: Tx, { bus }: Pick<House, 'bus'>, people: readonly string[]): void =>
  afterCommit(tx, () => void bus.say({ lookAt: people }))
