import { sql } from 'kysely'
import type { Tx } from './db.ts'

/** An id for a row sealed under it. The database makes it, so that rows of the same moment sort in creation order. */
export async function freshId(tx: Tx): Promise<string> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(tx)
  if (!rows[0]) throw new Error('no id')
  return rows[0].id
}
