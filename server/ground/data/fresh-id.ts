import { sql } from 'kysely'
import type { Tx } from './db.ts'

/** Of the database, so that rows of one moment stand in their order; for a row that is sealed under its id. */
export async function freshId(tx: Tx): Promise<string> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(tx)
  if (!rows[0]) throw new Error('no id')
  return rows[0].id
}
