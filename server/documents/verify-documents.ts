import type { Tx } from '#server/ground/data/db.ts'

/** Marks all of the user's documents as verified. Returns their ids. */
export async function verifyDocuments(tx: Tx, userId: string, now: Date): Promise<string[]> {
  await tx
    .updateTable('documents')
    .set({ verified_at: now })
    .where('user_id', '=', userId)
    .where('verified_at', 'is', null)
    .execute()
  return documentIds(tx, userId)
}

/** The ids of the documents on file when a decision is made. */
export async function documentIds(tx: Tx, userId: string): Promise<string[]> {
  const documents = await tx
    .selectFrom('documents')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return documents.map(({ id }) => id)
}
