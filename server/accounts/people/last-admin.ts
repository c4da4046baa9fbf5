import { sql } from 'kysely'
import type { Tx } from '#server/data/db.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Of two admins who go at the same moment one stays: both ask in turn, each after the other's transaction. */
export async function assertAnotherAdmin(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('admins', 0))`.execute(tx)
  const { rows } = await sql<{ left: number }>`
    select app.admins_beside(${userId}::uuid) as left`.execute(tx)
  if (!rows[0]?.left) throw new Refusal('last_admin')
}
