import type { Tx } from '#server/ground/data/db.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import { Refusal } from '#server/ground/http/refusal.ts'

/**
 * Until this transaction ends, nothing that an application states can change, and it can be neither submitted nor
 * withdrawn. The lock is advisory, because an actor who may not change the row cannot lock it.
 */
export async function lockStatus(tx: Tx, userId: string): Promise<void> {
  await lockFor(tx, `verifications:${userId}`)
}

/** While an application is under review, the facts that it states must not change. */
export async function assertNotUnderReview(tx: Tx, userId: string): Promise<void> {
  const waiting = await tx
    .selectFrom('verifications')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('submitted_at', 'is not', null)
    .executeTakeFirst()
  if (waiting) throw new Refusal('under_review')
}

/** A dietitian's current verification status; null for a person who is not a dietitian. */
export const loadStatus = async (tx: Tx, userId: string) =>
  (await tx
    .selectFrom('verifications')
    .select(['status', 'submitted_at', 'decided_at', 'reason', 'license_number', 'licensed_until'])
    .where('user_id', '=', userId)
    .executeTakeFirst()) ?? null
