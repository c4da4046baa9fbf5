import type {
  readNationalId as readRoute,
  removeNationalId as removeRoute,
  saveNationalId as saveRoute,
} from '#contract/money/national-id.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey, findPersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from '../events.ts'

export const readNationalId: Verb<typeof readRoute> = (tx, actor) => viewOf(tx, actor.id)

export const saveNationalId: Verb<typeof saveRoute> = async (tx, actor, { number }, now, house) => {
  const key = await ensurePersonKey(tx, house.keys, actor.id, now)
  const columns = {
    number_sealed: key.seal(number, bound(actor.id)),
    number_end: number.slice(-3),
    saved_at: now,
  }
  await tx
    .insertInto('national_ids')
    .values({ user_id: actor.id, ...columns })
    .onConflict((known) => known.column('user_id').doUpdateSet(columns))
    .execute()
  await record(tx, actor, 'national_id.saved', actor.id, now)
  return viewOf(tx, actor.id)
}

export const removeNationalId: Verb<typeof removeRoute> = async (tx, actor, _input, now) => {
  const { numDeletedRows } = await tx
    .deleteFrom('national_ids')
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await record(tx, actor, 'national_id.removed', actor.id, now)
  return { done: true }
}

async function viewOf(tx: Tx, userId: string) {
  const row = await tx
    .selectFrom('national_ids')
    .select('number_end')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const { zero_rates_citizens } = await tx
    .selectFrom('invoice_settings')
    .select('zero_rates_citizens')
    .executeTakeFirstOrThrow()
  return { end: row?.number_end ?? null, isUsed: zero_rates_citizens }
}

/** Null if none is stored, or if it can no longer be decrypted. */
export async function nationalIdOf(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  userId: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('national_ids')
    .select('number_sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const key = row && (await findPersonKey(tx, keys, userId))
  return (row && key?.tryOpen(row.number_sealed, bound(userId))) || null
}

const bound = (userId: string) => `national_ids:${userId}`
