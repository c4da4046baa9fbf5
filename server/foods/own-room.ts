import { mostOwnFoods } from '#contract/foods/own.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import { Refusal } from '#server/ground/http/refusal.ts'

/** Serialises the additions of one owner, so that concurrent ones are all counted. */
export const lockOwnFoods = (tx: Tx, owner: string) => lockFor(tx, `foods:${owner}`)

/** Refuses foods beyond the limit. */
export async function assertRoomForFoods(tx: Tx, owner: string, more: number): Promise<void> {
  const { count } = await tx
    .selectFrom('foods')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()
  if (Number(count) + more > mostOwnFoods) throw new Refusal('too_many_foods')
}
