import type { Tx } from '#server/ground/data/db.ts'

/** Opens a draft; a person who becomes a dietitian again keeps the earlier status. */
export async function openVerification(tx: Tx, userId: string): Promise<void> {
  await tx
    .insertInto('verifications')
    .values({ user_id: userId })
    .onConflict((known) => known.doNothing())
    .execute()
}
