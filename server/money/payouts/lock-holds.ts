import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'

/** Decisions about the payouts of the same dietitian run one after the other. */
export const lockHolds = (tx: Tx, dietitian: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`payout holds:${dietitian}`}, 0))`.execute(tx)
