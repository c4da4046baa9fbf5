import type { Tx } from '../data/db.ts'
import type { House } from '../house.ts'

/** Whose sessions may have ended by what this transaction does: every node looks at their sockets once it is true. */
export const lookAgainAt = (tx: Tx, { bus }: Pick<House, 'bus'>, people: readonly string[]): void => {
  tx.afterCommit.push(() => void bus.say({ lookAt: people }))
}
