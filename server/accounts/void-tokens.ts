import type { Tx } from '#server/ground/data/db.ts'

type Purpose = 'confirmation' | 'reset' | 'new_address'

/** Makes links that were sent but not yet used stop working. */
export async function voidTokens(
  tx: Tx,
  userId: string,
  purposes: readonly Purpose[],
  now: Date,
  /** Only links requested before this one. */
  before?: string,
): Promise<void> {
  await tx
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('id', '<', before as string))
    .execute()
}
