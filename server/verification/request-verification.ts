import type { Tx } from '#server/ground/data/db.ts'
import type { OwnStatus } from './facts.ts'

/** With an approved licence this is a renewal. Returns whether the row was still as it was read. */
export async function requestVerification(
  tx: Tx,
  userId: string,
  from: OwnStatus,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('verifications')
    .set({ status: from.status === 'approved' ? 'approved' : 'submitted', submitted_at: now })
    .where('user_id', '=', userId)
    .where('status', '=', from.status)
    .where('submitted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Restores the previous status. Returns false if an admin has decided meanwhile. */
export async function withdrawRequest(tx: Tx, userId: string, from: OwnStatus): Promise<boolean> {
  const before = from.decidedAt ? 'rejected' : 'draft'
  const { numUpdatedRows } = await tx
    .updateTable('verifications')
    .set({ status: from.status === 'approved' ? 'approved' : before, submitted_at: null })
    .where('user_id', '=', userId)
    .where('status', '=', from.status)
    .where('submitted_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
