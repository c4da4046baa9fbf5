import { sql } from 'kysely'
import type { Tx } from '#server/data/db.ts'
import type { PlatformAccount } from './post.ts'

/** What stands on each account now: sums, and kept nowhere. Earnings of all dietitians are told together. */
export async function balances(tx: Tx): Promise<Record<PlatformAccount | 'earnings', number>> {
  const { rows } = await sql<{ kind: PlatformAccount | 'earnings'; halalas: number }>`
    select kind, coalesce(sum(halalas), 0)::float8 as halalas
      from ledger_accounts left join ledger_entries on account_id = ledger_accounts.id group by kind`.execute(
    tx,
  )
  const found = Object.fromEntries(rows.map(({ kind, halalas }) => [kind, halalas]))
  return { earnings: 0, ...found } as Record<PlatformAccount | 'earnings', number>
}
