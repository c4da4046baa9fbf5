import type { Tx } from '#server/ground/data/db.ts'

/** Everything that lies there has been seen. Says what it is. */
export async function verifyDocuments(tx: Tx, userId: string, now: Date): Promise<string[]> {
  await tx
    .updateTable('documents')
    .set({ verified_at: now })
    .where('user_id', '=', userId)
    .where('verified_at', 'is', null)
    .execute()
  return documentIds(tx, userId)
}

/** What lay there when a decision was made. */
export async function documentIds(tx: Tx, userId: string): Promise<string[]> {
  const documents = await tx
    .selectFrom('documents')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return documents.map(({ id }) => id)
}
