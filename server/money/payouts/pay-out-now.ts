import { sql } from 'kysely'
import type { payOutNow as route } from '#contract/money/payouts.ts'
import type { InputOf } from '#contract/route.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { requestPayout } from './request-payout.ts'
import { type PayoutRow, viewPayout } from './view.ts'

/** The dietitian, since the transaction is the system's: only the system posts payouts. */
export const payoutOwner = async (
  _: House,
  _input: InputOf<typeof route>,
  { actor }: Caller,
): Promise<string> => actor.id

export const payOutNow: Verb<typeof route, string> = async (
  tx,
  _actor,
  _input,
  now,
  house,
  { ready: dietitian },
) => {
  const asked = await requestPayout(tx, house, dietitian, 'asked', now)
  if ('obstacle' in asked) throw new Refusal(asked.obstacle)
  const { rows } = await sql<PayoutRow>`
    select id, halalas::float8 as halalas, state, cause, iban_end, asked_at, ended_at, reason
      from payouts where id = ${asked.payout}::uuid`.execute(tx)
  if (!rows[0]) throw new Error('the payout disappeared right after it was stored')
  return { payout: viewPayout(rows[0]) }
}
