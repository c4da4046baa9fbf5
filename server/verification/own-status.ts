import { type RawBuilder, sql } from 'kysely'
import type { DocumentKind, VerificationStatus } from '#contract/practice-options.ts'
import type { Tx } from '#server/data/db.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Where a dietitian stands with the admins, and what lies there as evidence. Moments as JSON has them. */
export type OwnStatus = {
  status: VerificationStatus
  submittedAt: string | null
  decidedAt: string | null
  reason: string | null
  licenseNumber: string | null
  licensedUntil: string | null
  kinds: DocumentKind[]
  /** A document that no admin has approved yet. */
  hasNews: boolean
}

/** As a column of another statement; null for whoever is no dietitian. */
export const ownStatus = (userId: string): RawBuilder<OwnStatus | null> => sql`(
  select json_build_object('status', status, 'submittedAt', submitted_at, 'decidedAt', decided_at, 'reason', reason,
      'licenseNumber', license_number, 'licensedUntil', licensed_until,
      'kinds', array(select distinct kind from documents where documents.user_id = verifications.user_id),
      'hasNews', exists (select from documents where documents.user_id = verifications.user_id and verified_at is null))
    from verifications where user_id = ${userId}::uuid)`

/**
 * Until this transaction ends nothing that an application says is changed, and none is submitted or withdrawn. The row itself
 * cannot be locked by whoever may not change it.
 */
export async function lockStatus(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`verifications:${userId}`}, 0))`.execute(tx)
}

/** While an application lies with the admins, what it says stays as it is. */
export async function assertNotUnderReview(tx: Tx, userId: string): Promise<void> {
  const waiting = await tx
    .selectFrom('verifications')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('submitted_at', 'is not', null)
    .executeTakeFirst()
  if (waiting) throw new Refusal('under_review')
}
