import { sql } from 'kysely'
import type { Tx } from './db.ts'

/** Lets this transaction see and change the one row whose id a signed link has shown. */
export async function prove(tx: Tx, id: string): Promise<void> {
  await sql`select set_config('app.proven', ${id}, true)`.execute(tx)
}
