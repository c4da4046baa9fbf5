import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'

export const platformAccounts = [
  'clearing',
  'prepaid',
  'refunds_due',
  'payouts_due',
  'disputed',
  'losses',
  'platform_fee',
  'vat',
  'gateway_fee',
] as const
export type PlatformAccount = (typeof platformAccounts)[number]

/** A dietitian's earnings, the part that may be paid out, and a patient's wallet. */
export const personalAccounts = ['earnings', 'available', 'wallet'] as const
export type PersonalAccount = (typeof personalAccounts)[number]

/** The event that a transaction records; each kind is posted once per cause. */
export type TransactionKind =
  | 'captured'
  | 'gateway_fee'
  | 'refund_owed'
  | 'refunded'
  | 'earned'
  | 'available'
  | 'payout_asked'
  | 'payout_paid'
  | 'payout_returned'
  | 'dispute_opened'
  | 'dispute_won'
  | 'dispute_lost'
  | 'wallet_paid'
  | 'wallet_refunded'
  | 'package_earned'
  | 'taken_back'
  | 'wallet_transferred'
  | 'wallet_transfer_returned'

/** Halalas: positive debits the account, negative credits it. */
export type Entry = {
  account: PlatformAccount | { kind: PersonalAccount; of: string } | { id: string }
  halalas: number
}

/**
 * Posts a transaction to the ledger. If this kind was already posted for the cause, nothing changes and the result is
 * false. Entries of zero are left out; the database checks that the entries sum to zero and that no wallet is
 * overdrawn.
 */
export async function postTransaction(
  tx: Tx,
  { kind, cause, entries }: { kind: TransactionKind; cause: string; entries: readonly Entry[] },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into ledger_transactions (kind, cause_id, posted_at) values (${kind}, ${cause}::uuid, ${now})
      on conflict do nothing returning id`.execute(tx)
  if (!rows[0]) return false
  const { id } = rows[0]
  const written = []
  for (const { account, halalas } of entries) {
    if (halalas === 0) continue
    const found =
      typeof account === 'string'
        ? sql`(select id from ledger_accounts where kind = ${account})`
        : 'id' in account
          ? sql`${account.id}::uuid`
          : await accountOf(tx, account)
    written.push(sql`(${id}::uuid, ${found}, ${halalas})`)
  }
  if (written.length > 0)
    await sql`insert into ledger_entries (transaction_id, account_id, halalas) values ${sql.join(written)}`.execute(
      tx,
    )
  return true
}

async function accountOf(tx: Tx, { kind, of }: { kind: PersonalAccount; of: string }) {
  await sql`insert into ledger_accounts (kind, user_id) values (${kind}, ${of}::uuid)
    on conflict do nothing`.execute(tx)
  return sql`(select id from ledger_accounts where user_id = ${of}::uuid and kind = ${kind})`
}
