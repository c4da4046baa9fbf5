import type { Tx } from '#server/ground/data/db.ts'
import type { OwnStatus } from './facts.ts'

/** Beside an approved licence it is a renewal. Says whether it stood as it was read. */
export async function askVerification(tx: Tx, userId: string, from: OwnStatus, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('verifications')
    .set({ status: from.status === 'approved' ? 'approved' : 'submitted', submitted_at: now })
    .where('user_id', '=', userId)
    .where('status', '=', from.status)
    .where('submitted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Back to where it was before. Says whether nobody has decided meanwhile. */
export async function takeBack(tx: Tx, userId: string, from: OwnStatus): Promise<boolean> {
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
