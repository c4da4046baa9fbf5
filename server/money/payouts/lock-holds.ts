import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'

/** One admin after the other decides about the payouts of the same dietitian. */
export const lockHolds = (tx: Tx, dietitian: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`payout holds:${dietitian}`}, 0))`.execute(tx)
