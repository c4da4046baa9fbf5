import type { Tx } from '#server/ground/data/db.ts'
import { lockFor } from '#server/ground/data/lock.ts'

/** Decisions about the payouts of the same dietitian run one after the other. */
export const lockHolds = (tx: Tx, dietitian: string) => lockFor(tx, `payout holds:${dietitian}`)
