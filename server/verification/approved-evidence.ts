import { type RawBuilder, sql } from 'kysely'
import type { ExperienceRange } from '#contract/practice-options.ts'
import { verifiedCertificates } from '#server/documents/facts.ts'
import type { Tx } from '#server/ground/data/db.ts'

export type Evidence = {
  licenseNumber: string
  /** The last day of the licence. */
  licensedUntil: string
  experience: ExperienceRange | null
  certificates: string[]
}

/** For approved dietitians: the facts that an admin has verified. */
export async function approvedEvidence(tx: Tx, ids: readonly string[]): Promise<Map<string, Evidence>> {
  const { rows } = await sql<Evidence & { user_id: string }>`
    select user_id, license_number as "licenseNumber", licensed_until as "licensedUntil", experience,
        ${verifiedCertificates(sql`verifications.user_id`)} as certificates
      from verifications where user_id = any(${ids}::uuid[]) and status = 'approved'`.execute(tx)
  return new Map(rows.map(({ user_id, ...evidence }) => [user_id, evidence]))
}

/** A page of the dietitians who may be listed, in the order of their ids. */
export const listable = (after: string, most: number): RawBuilder<{ id: string }> => sql<{ id: string }>`
  select user_id as id from verifications
  where status = 'approved' and user_id > ${after}::uuid and app.may_be_listed(user_id)
  order by user_id limit ${most}`
