import type { Tx } from '#server/ground/data/db.ts'
import { splitName } from './split-name.ts'

type Names = { name: string; otherName: string | null }

/** An unchanged name stays split at the same place. */
export async function setNames(
  tx: Tx,
  id: string,
  { name, otherName }: Names,
  isRenamed: boolean,
): Promise<void> {
  const { firstName, lastName } = splitName(name)
  await tx
    .updateTable('profiles')
    .set({
      ...(isRenamed && { first_name: firstName, last_name: lastName ?? null }),
      other_name: otherName || null,
    })
    .where('id', '=', id)
    .execute()
}
