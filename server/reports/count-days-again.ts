import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'

/** Mends what is kept by days out of what it is kept of, and says in how many places it was wrong. */
export async function countDaysAgain(tx: Tx): Promise<number> {
  const { rows } = await sql<{ mended: number }>`select app.count_days_again() as mended`.execute(tx)
  return rows[0]?.mended ?? 0
}
