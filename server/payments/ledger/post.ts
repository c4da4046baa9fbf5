import { sql } from 'kysely'
import type { Tx } from '#server/data/db.ts'

export const platformAccounts = [
  'clearing',
  'prepaid',
  'refunds_due',
  'platform_fee',
  'vat',
  'gateway_fee',
] as const
export type PlatformAccount = (typeof platformAccounts)[number]

/** What has happened: of each kind there is one transaction for one cause. */
export type Kind = 'captured' | 'gateway_fee' | 'refund_owed' | 'refunded' | 'earned'

/** What an account is debited with, in halalas; credited where it is below nought. */
export type Entry = { account: PlatformAccount | { earningsOf: string }; halalas: number }

/**
 * Writes down where money has gone, as the system. Whoever writes of the same cause again changes nothing, and is told so.
 * Entries of nothing are left out; that all of them together come to nought, the database looks at.
 */
export async function post(
  tx: Tx,
  { kind, cause, entries }: { kind: Kind; cause: string; entries: readonly Entry[] },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into ledger_transactions (kind, cause_id, posted_at) values (${kind}, ${cause}::uuid, ${now})
      on conflict do nothing returning id`.execute(tx)
  if (!rows[0]) return false
  for (const { account, halalas } of entries) {
    if (halalas === 0) continue
    const found =
      typeof account === 'string'
        ? sql`(select id from ledger_accounts where kind = ${account})`
        : await earningsAccount(tx, account.earningsOf)
    await sql`insert into ledger_entries (transaction_id, account_id, halalas)
      values (${rows[0].id}::uuid, ${found}, ${halalas})`.execute(tx)
  }
  return true
}

async function earningsAccount(tx: Tx, userId: string) {
  await sql`insert into ledger_accounts (kind, user_id) values ('earnings', ${userId}::uuid)
    on conflict do nothing`.execute(tx)
  return sql`(select id from ledger_accounts where user_id = ${userId}::uuid)`
}
