import { type RawBuilder, sql } from 'kysely'
import type { EntryKind } from '#contract/money/books.ts'

/** A dietitian's entries, with their transactions: a credit is in the dietitian's favour. */
const moved = (person: string) => sql`
  ledger_accounts as account join ledger_entries on account_id = account.id
    join ledger_transactions as posted on posted.id = transaction_id
    where user_id = ${person}::uuid and account.kind in ('earnings', 'available')`

const pending = sql`coalesce(-sum(halalas) filter (where account.kind = 'earnings'), 0)::float8`
const available = sql`coalesce(-sum(halalas) filter (where account.kind = 'available'), 0)::float8`
const all = (kinds: RawBuilder<unknown>) =>
  sql`coalesce(-sum(halalas) filter (where posted.kind in (${kinds})), 0)::float8`

export type MonthRow = {
  month: string
  pending: number
  available: number
  earned: number
  taken_back: number
  paid_out: number
}

/** The changes of each month that has entries, in Riyadh time, oldest first. */
export const changesByMonth = (person: string): RawBuilder<MonthRow> => sql`
  select to_char(posted_at at time zone 'Asia/Riyadh', 'YYYY-MM') as month, ${pending} as pending, ${available} as available,
      ${all(sql`'earned', 'package_earned'`)} as earned, -${all(sql`'taken_back'`)} as taken_back,
      -${all(sql`'payout_asked', 'payout_returned'`)} as paid_out
    from ${moved(person)} group by month order by month`

export type MovedRow = {
  id: string
  kind: EntryKind
  cause_id: string
  at: Date
  pending: number
  available: number
  /** The platform's part of it: the fee, and the tax within it separately. */
  fee: number
  vat: number
}

const kept = (account: 'platform_fee' | 'vat') => sql`(
  select coalesce(-sum(beside.halalas), 0)::float8 from ledger_entries as beside
    join ledger_accounts as platform on platform.id = beside.account_id
    where beside.transaction_id = posted.id and platform.kind = ${account})`

/** The transactions of a period, oldest first. */
export const transactionsIn = (
  person: string,
  { from, until }: { from: Date; until: Date },
  more: (cause: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<MovedRow> => sql`
  select line.*, ${more(sql`line.cause_id`)} from (
    select posted.id, posted.kind, posted.cause_id, posted.posted_at as at, ${pending} as pending, ${available} as available,
        ${kept('platform_fee')} as fee, ${kept('vat')} as vat
      from ${moved(person)} and posted.posted_at >= ${from}::timestamptz and posted.posted_at < ${until}::timestamptz
      group by posted.id) as line order by line.at, line.id`
