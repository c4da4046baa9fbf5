import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import {
  type PersonalAccount,
  type PlatformAccount,
  personalAccounts,
} from '#server/money/ledger/post-transaction.ts'

type Balances = Record<PlatformAccount | PersonalAccount, number>

const none = Object.fromEntries(personalAccounts.map((kind) => [kind, 0]))

/** The current balance of each account, computed on each call. People's accounts are summed by kind. */
export async function balances(tx: Tx): Promise<Balances> {
  const { rows } = await sql<{ kind: keyof Balances; halalas: number }>`
    select kind, coalesce(sum(halalas), 0)::float8 as halalas
      from ledger_accounts left join ledger_entries on account_id = ledger_accounts.id group by kind`.execute(
    tx,
  )
  const found = Object.fromEntries(rows.map(({ kind, halalas }) => [kind, halalas]))
  return { ...none, ...found } as Balances
}
