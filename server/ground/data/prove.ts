import { sql } from 'kysely'
import type { Tx } from './db.ts'

/** Lets this transaction see and change the one row whose id a signed link has proven. */
export async function prove(tx: Tx, id: string): Promise<void> {
  await sql`select set_config('app.proven', ${id}, true)`.execute(tx)
}

/** Makes an id for a person about to be created, and lets this transaction write their first rows under it. */
export async function proveNewPerson(tx: Tx): Promise<string> {
  const { rows } = await sql<{
    id: string
  }>`select set_config('app.proven', uuidv7()::text, true) as id`.execute(tx)
  if (!rows[0]) throw new Error('the database returned no new id')
  return rows[0].id
}
