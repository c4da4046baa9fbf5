import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'

/** Recomputes the stored daily figures from their source, and returns how many were wrong. */
export async function recountDays(tx: Tx): Promise<number> {
  const { rows } = await sql<{ mended: number }>`select app.count_days_again() as mended`.execute(tx)
  return rows[0]?.mended ?? 0
}
