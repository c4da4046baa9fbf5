import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { hasBecomeAvailable } from '../ledger/facts.ts'
import { type Entry, postTransaction } from '../ledger/post-transaction.ts'
import { shareOf } from './rules.ts'

type Earned = {
  dietitian_id: string | null
  appointment_id: string | null
  fee_percent: number
  vat_percent: number
}
type Taken = {
  cause: string
  halalas: number
  /** The part of it that was not refunded until now. */
  kept: number
  to: 'refunds_due' | 'prepaid'
}

/**
 * The dietitian and the platform each give back their share, so that the remainder is split as if only it had ever
 * been paid. Nothing can be taken from a dietitian who has left: the platform bears that share. Returns the
 * dietitian’s share.
 */
export async function reverseEarnings(
  tx: Tx,
  { dietitian_id: of, appointment_id, ...percent }: Earned,
  { cause, halalas, kept, to }: Taken,
  now: Date,
): Promise<number> {
  const [before, after] = [shareOf(kept, percent), shareOf(kept - halalas, percent)]
  const earned = before.earned - after.earned
  const { rows } = await sql<{ is_available: boolean }>`
    select ${hasBecomeAvailable(sql`${appointment_id}::uuid`)} as is_available`.execute(tx)
  const account =
    of === null ? 'losses' : ({ of, kind: rows[0]?.is_available ? 'available' : 'earnings' } as const)
  const entries: Entry[] = [
    { account, halalas: earned },
    { account: 'platform_fee', halalas: before.fee - after.fee },
    { account: 'vat', halalas: before.vat - after.vat },
    { account: to, halalas: -halalas },
  ]
  await postTransaction(tx, { kind: 'taken_back', cause, entries }, now)
  return of === null ? 0 : earned
}
