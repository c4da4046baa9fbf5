import { sql } from 'kysely'
import type { Duty } from '#contract/accounts/role.ts'
import type { Tx } from '#server/ground/data/db.ts'

/** The ids of all admins with this duty. */
export async function adminIds(tx: Tx, duty: Duty): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select admins as id from app.admins(${duty}) as admins`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
