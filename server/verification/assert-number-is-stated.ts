import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { licenseKey } from './facts.ts'

/**
 * The number that an admin read in the document must be the one that the dietitian stated, however either was typed.
 */
export async function assertNumberIsStated(tx: Tx, read: string, stated: string | null): Promise<void> {
  const { rows } = await sql<{ is_same: boolean | null }>`
    select ${licenseKey(read)} = ${licenseKey(stated)} as is_same`.execute(tx)
  if (!rows[0]?.is_same)
    throw new Refusal('invalid_fields', { fields: [{ field: 'licenseNumber', code: 'license_differs' }] })
}
