import { expect } from 'vitest'
import { type Actor, system, type Tx } from '#server/ground/data/db.ts'
import type { App } from './app.ts'

/** Starts `second` while `first` is not committed, so that it has to wait. */
export async function runWhileUncommitted<T>(
  app: App,
  first: (tx: Tx) => Promise<unknown>,
  second: () => Promise<T>,
  actor: Actor = system,
): Promise<T> {
  const [begun, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const committed = app.house.db.as(actor, async (tx) => {
    await first(tx)
    begun.resolve()
    await mayCommit.promise
  })
  await Promise.race([begun.promise, committed])
  const answer = second()
  const waiting = () =>
    app.rows("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
  await expect.poll(waiting).not.toEqual([])
  mayCommit.resolve()
  await committed
  return answer
}
