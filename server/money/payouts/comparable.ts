import { type RawBuilder, sql } from 'kysely'
import type { PayoutState } from '#contract/money/payouts.ts'

/** A payout to be compared with the gateway's. */
export type ComparablePayout = {
  id: string
  number: string
  halalas: number
  state: PayoutState
  gateway_payout: string | null
}

/** Payouts requested in the period, and those whose id or number the gateway names. */
export const comparablePayouts = (
  from: Date,
  until: Date,
  named: { ids: readonly string[]; numbers: readonly string[] },
): RawBuilder<ComparablePayout> => sql`
  select id, number, halalas::float8 as halalas, state, gateway_payout from payouts
    where (asked_at >= ${from} and asked_at < ${until}) or id::text = any(${[...named.ids]}::text[])
      or number = any(${[...named.numbers]}::text[])`
