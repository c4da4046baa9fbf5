import type { Actor, Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { orAddressTaken } from '../registration/address-taken.ts'

/** The owner has returned within the grace period: everything is as before, except what was cancelled. */
export async function cancelDeletion(
  tx: Tx,
  actor: Actor,
  erasesAt: Date,
  isWanted: boolean | undefined,
  userId: string,
  now: Date,
): Promise<void> {
  if (!isWanted) throw new Refusal('account_leaving', { detail: { erasesAt: erasesAt.toISOString() } })
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ leaving_at: null, erases_at: null })
    .where('id', '=', userId)
    .where('erases_at', '>', now)
    .executeTakeFirst()
    .catch(orAddressTaken)
  if (numUpdatedRows === 0n) throw new Refusal('wrong_credentials')
  await record(tx, actor, 'account.kept', userId, now)
}
