import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { postTransaction } from './post-transaction.ts'

type Earned = {
  kind?: 'package_earned'
  /** The appointment that was paid for. */
  cause: string
  of: string
  kept: number
  share: { earned: number; fee: number; vat: number }
}

/** Splits the part of a payment that is not refunded between the dietitian and the platform. */
export async function postEarned(tx: Tx, { kind, cause, of, kept, share }: Earned, at: Date): Promise<void> {
  await postTransaction(
    tx,
    {
      kind: kind ?? 'earned',
      cause,
      entries: [
        { account: 'prepaid', halalas: kept },
        { account: { kind: 'earnings', of }, halalas: -share.earned },
        { account: 'platform_fee', halalas: -share.fee },
        { account: 'vat', halalas: -share.vat },
      ],
    },
    at,
  )
}

/** Makes the remaining earnings available for payout. */
export async function postAvailable(
  tx: Tx,
  { cause, of, halalas }: Pick<Earned, 'cause' | 'of'> & { halalas: number },
  at: Date,
): Promise<void> {
  await postTransaction(
    tx,
    {
      kind: 'available',
      cause,
      entries: [
        { account: { kind: 'earnings', of }, halalas },
        { account: { kind: 'available', of }, halalas: -halalas },
      ],
    },
    at,
  )
}

/** These earnings will never become available, so the scheduled job can ignore them from now on. */
export const deletePendingEarnings = (tx: Tx, causes: RawBuilder<unknown>) =>
  sql`delete from pending_earnings where cause_id in (${causes})`.execute(tx)
