import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'

/** The lock serialises this check until commit, so of two owners leaving at the same moment one stays. */
export async function assertNotLastOwner(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('owners', 0))`.execute(tx)
  const { rows } = await sql<{ last: boolean }>`select app.is_last_owner(${userId}::uuid) as last`.execute(tx)
  if (rows[0]?.last) throw new Refusal('last_owner')
}
