import { type RawBuilder, sql } from 'kysely'

/** To whom a payout goes; null where there is none of this id, or its dietitian has left. */
export const payeeOf = (payout: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select dietitian_id from payouts where payouts.id = ${payout})`
