import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import { balanceColumn } from '../ledger/balances.ts'

/** The balance of a wallet, in halalas. */
export const walletBalance = (person: string): RawBuilder<number> =>
  balanceColumn(sql`${person}::uuid`, 'wallet')

/** The part that is held for payments in progress, other than the payment `but`. */
export const heldForPayments = (
  person: RawBuilder<unknown>,
  now: Date,
  but: string | null = null,
): RawBuilder<number> => sql`(
  select coalesce(sum(halalas), 0)::int from wallet_holds
    where user_id = ${person} and spent_at is null and held_until > ${now}::timestamptz
      and payment_id is distinct from ${but}::uuid)`

/** The amount that can be spent, read under a lock so that no other transaction can spend it. */
export async function lockAvailable(
  tx: Tx,
  person: string,
  now: Date,
  but: string | null = null,
): Promise<number> {
  await lockFor(tx, `wallet:${person}`)
  const { rows } = await sql<{ available: number }>`
    select ${walletBalance(person)} - ${heldForPayments(sql`${person}::uuid`, now, but)} as available`.execute(
    tx,
  )
  return rows[0]?.available ?? 0
}
