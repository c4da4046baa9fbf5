import { sql } from 'kysely'
import type { Tx } from '#server/data/db.ts'
import { lastNotificationOf } from '../facts.ts'

export async function lastOf(tx: Tx, person: string): Promise<number> {
  const { rows } = await sql<{
    last: number
  }>`select ${lastNotificationOf(sql`${person}::uuid`)} as last`.execute(tx)
  return rows[0]?.last ?? 0
}
