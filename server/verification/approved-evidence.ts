import { sql } from 'kysely'
import type { Tx } from '#server/data/db.ts'

export type Evidence = {
  licenseNumber: string
  /** The last day of the licence. */
  licensedUntil: string
  certificates: string[]
}

/** Of those who are approved: what an admin has compared and seen. */
export async function approvedEvidence(tx: Tx, ids: readonly string[]): Promise<Map<string, Evidence>> {
  const { rows } = await sql<Evidence & { user_id: string }>`
    select user_id, license_number as "licenseNumber", licensed_until as "licensedUntil",
        array(select name from documents where documents.user_id = verifications.user_id
          and kind = 'certificate' and verified_at is not null order by id) as certificates
      from verifications where user_id = any(${ids}::uuid[]) and status = 'approved'`.execute(tx)
  return new Map(rows.map(({ user_id, ...evidence }) => [user_id, evidence]))
}
