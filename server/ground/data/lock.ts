import { sql } from 'kysely'
import type { Tx } from './db.ts'

/**
 * Waits for every other transaction that holds the lock, and holds it until this one ends. The format of a key, such
 * as `wallet:…`, must never change: during an update, nodes of both versions must exclude each other.
 */
export const lockFor = (tx: Tx, key: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${hashOf(key)})`.execute(tx)

/** Transactions with the shared lock exclude those with `lockFor`, but not each other. */
export const lockShared = (tx: Tx, key: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock_shared(${hashOf(key)})`.execute(tx)

/** Locks `what:id` for each id, in an order that is the same for all, so that no two transactions deadlock. */
export const lockEach = (tx: Tx, what: string, ids: readonly string[]): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${what}::text || ':' || id, 0))
    from (select unnest(${[...ids]}::uuid[]) as id order by id) as wanted`.execute(tx)

/** Takes the lock if it is free, without waiting. */
export async function tryLock(tx: Tx, key: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${hashOf(key)}) as free`.execute(tx)
  return rows[0]?.free === true
}

const hashOf = (key: string) => sql`hashtextextended(${key}, 0)`
