import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'

/**
 * Part of the payment has already been refunded: while the appointment may still take place, the policy applies to
 * the rest.
 */
export async function reducePaidAmount(tx: Tx, id: string, halalas: number): Promise<void> {
  await sql`update appointments set paid_halalas = paid_halalas - ${halalas}
    where id = ${id}::uuid and status in ('pending', 'confirmed')`.execute(tx)
}
