import { sql } from 'kysely'
import type { Tx } from '#server/data/db.ts'

/** Everybody who may act as an admin. */
export async function adminIds(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select admins as id from app.admins() as admins`.execute(tx)
  return rows.map(({ id }) => id)
}
