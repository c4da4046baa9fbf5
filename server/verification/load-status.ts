import type { Tx } from '#server/data/db.ts'

/** Where a dietitian stands with the admins now; null for whoever is none. */
export const loadStatus = async (tx: Tx, userId: string) =>
  (await tx
    .selectFrom('verifications')
    .select(['status', 'submitted_at', 'decided_at', 'reason', 'license_number', 'licensed_until'])
    .where('user_id', '=', userId)
    .executeTakeFirst()) ?? null
