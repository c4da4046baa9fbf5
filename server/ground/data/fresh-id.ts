import { sql } from 'kysely'
import type { Tx } from './db.ts'

/** Made by the database, so that rows of one moment sort in creation order; for a row sealed under its own id. */
export async function freshId(tx: Tx): Promise<string> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(tx)
  if (!rows[0]) throw new Error('no id')
  return rows[0].id
}
