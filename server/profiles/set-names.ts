import type { Tx } from '#server/ground/data/db.ts'
import { namesIn } from './names-in.ts'

type Names = { name: string; otherName: string | null }

/** A name that is as it was keeps the place where it was split. */
export async function setNames(
  tx: Tx,
  id: string,
  { name, otherName }: Names,
  isRenamed: boolean,
): Promise<void> {
  const { firstName, lastName } = namesIn(name)
  await tx
    .updateTable('profiles')
    .set({
      ...(isRenamed && { first_name: firstName, last_name: lastName ?? null }),
      other_name: otherName || null,
    })
    .where('id', '=', id)
    .execute()
}
