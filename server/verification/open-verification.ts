import type { Tx } from '#server/ground/data/db.ts'

/** A draft; whoever becomes a dietitian once more stands where they stood. */
export async function openVerification(tx: Tx, userId: string): Promise<void> {
  await tx
    .insertInto('verifications')
    .values({ user_id: userId })
    .onConflict((known) => known.doNothing())
    .execute()
}
