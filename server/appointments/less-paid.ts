import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'

/** Part of what was paid has gone back already: its policy goes by the rest, as long as it may still take place. */
export async function lessPaid(tx: Tx, id: string, halalas: number): Promise<void> {
  await sql`update appointments set paid_halalas = paid_halalas - ${halalas}
    where id = ${id}::uuid and status in ('pending', 'confirmed')`.execute(tx)
}
