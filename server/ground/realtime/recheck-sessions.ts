import type { Tx } from '../data/db.ts'
import type { House } from '../house.ts'

/** For people whose sessions this transaction may end: every node checks their sockets after the commit. */
export const recheckSessions = (tx: Tx, { bus }: Pick<House, 'bus'>, people: readonly string[]): void => {
  tx.afterCommit.push(() => void bus.publish({ lookAt: people }))
}
