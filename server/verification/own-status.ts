import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'

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

/** Where a dietitian stands with the admins now; null for whoever is none. */
export const loadStatus = async (tx: Tx, userId: string) =>
  (await tx
    .selectFrom('verifications')
    .select(['status', 'submitted_at', 'decided_at', 'reason', 'license_number', 'licensed_until'])
    .where('user_id', '=', userId)
    .executeTakeFirst()) ?? null
