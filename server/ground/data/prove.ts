import { sql } from 'kysely'
import type { Tx } from './db.ts'

/** Lets this transaction see and change the one row whose id a signed link has shown. */
export async function prove(tx: Tx, id: string): Promise<void> {
  await sql`select set_config('app.proven', ${id}, true)`.execute(tx)
}

/** Somebody who is only about to exist: their first rows are written under an id that nobody else has. */
export async function proveSomebodyNew(tx: Tx): Promise<string> {
  const { rows } = await sql<{
    id: string
  }>`select set_config('app.proven', uuidv7()::text, true) as id`.execute(tx)
  if (!rows[0]) throw new Error('no id was made')
  return rows[0].id
}
