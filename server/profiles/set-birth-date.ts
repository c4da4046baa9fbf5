import type { Tx } from '#server/ground/data/db.ts'

/** A date of birth can be given once, by whoever has not given one. */
export async function setBirthDate(tx: Tx, id: string, bornOn: string, now: Date): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ date_of_birth: bornOn, updated_at: now })
    .where('id', '=', id)
    .where('date_of_birth', 'is', null)
    .execute()
}
