import type { Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { mostFileBytes, mostFiles } from '../files.ts'

/** Refuses one more file of this size if there is no room for it. */
export async function assertRoomForFile(tx: Tx, userId: string, bytes: number): Promise<void> {
  const there = await tx
    .selectFrom('health_files')
    .select((row) => [row.fn.countAll<string>().as('files'), row.fn.sum<string | null>('bytes').as('bytes')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(there.files) >= mostFiles || Number(there.bytes ?? 0) + bytes > mostFileBytes)
    throw new Refusal('too_many_files')
}
