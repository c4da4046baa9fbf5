import { type RawBuilder, sql } from 'kysely'

/** What of a payment has gone back to its patient's wallet, as a column. */
export const creditOf = (
  payment: RawBuilder<unknown>,
): RawBuilder<{ halalas: number; at: string } | null> => sql`(
  select json_build_object('halalas', halalas, 'at', credited_at) from wallet_credits where payment_id = ${payment})`

/** What an admin's decision has put there. */
export const creditOfDecision = (decision: RawBuilder<unknown>): RawBuilder<number> => sql`(
  select coalesce(sum(halalas), 0)::int from wallet_credits where decision_id = ${decision})`

/** What has gone back to wallets, with the payments that it was of. */
export const creditsOfPayments: RawBuilder<unknown> = sql`
  select id, payment_id, halalas, credited_at as owed_at from wallet_credits`

/** The same as a sum, which is nought where nothing has. */
export const creditedOf = (payment: RawBuilder<unknown>): RawBuilder<number> => sql`(
  select coalesce(sum(halalas), 0)::int from wallet_credits where payment_id = ${payment})`
