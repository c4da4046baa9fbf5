import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import { Refusal } from '#server/ground/http/refusal.ts'

/** The lock serialises this check until commit, so if two owners leave at the same moment, one stays. */
export async function assertNotLastOwner(tx: Tx, userId: string): Promise<void> {
  await lockFor(tx, 'owners')
  const { rows } = await sql<{ last: boolean }>`select app.is_last_owner(${userId}::uuid) as last`.execute(tx)
  if (rows[0]?.last) throw new Refusal('last_owner')
}
