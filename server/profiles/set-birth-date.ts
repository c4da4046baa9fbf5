import type { Tx } from '#server/ground/data/db.ts'

/** Sets the date of birth only if there is none yet. */
export async function setBirthDate(tx: Tx, id: string, bornOn: string, now: Date): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ date_of_birth: bornOn, updated_at: now })
    .where('id', '=', id)
    .where('date_of_birth', 'is', null)
    .execute()
}
