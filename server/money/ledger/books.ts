import { type RawBuilder, sql } from 'kysely'
import type { BookAccount, BookFigure, EntryKind } from '#contract/money/books.ts'
import { type Cursor, cursorRow, microsOf } from '#server/ground/time/cursor.ts'

type Counted = { accounts: readonly BookAccount[]; kinds?: readonly EntryKind[]; sign: 1 | -1 }

const earning = ['earned', 'package_earned', 'taken_back'] as const

/**
 * The accounts and kinds that each figure sums; a credit increases what belongs to a party, a debit what a party
 * holds.
 */
const counted: Record<BookFigure, Counted> = {
  captured: { accounts: ['clearing'], kinds: ['captured'], sign: 1 },
  // Money that leaves a wallet for a bank account counts as a refund.
  refunded: {
    accounts: ['clearing'],
    kinds: ['refunded', 'wallet_transferred', 'wallet_transfer_returned'],
    sign: -1,
  },
  earned: { accounts: ['earnings', 'available'], kinds: earning, sign: -1 },
  fees: { accounts: ['platform_fee'], sign: -1 },
  vat: { accounts: ['vat'], sign: -1 },
  gateway_fees: { accounts: ['gateway_fee'], sign: 1 },
  // A payout that the bank returns after it had arrived does not count as paid out.
  paid_out: { accounts: ['clearing'], kinds: ['payout_paid', 'payout_returned'], sign: -1 },
  disputed: { accounts: ['clearing'], kinds: ['dispute_opened'], sign: -1 },
  prepaid: { accounts: ['prepaid'], sign: -1 },
  pending: { accounts: ['earnings'], sign: -1 },
  available: { accounts: ['available'], sign: -1 },
  payouts_due: { accounts: ['payouts_due'], sign: -1 },
  refunds_due: { accounts: ['refunds_due'], sign: -1 },
  wallets: { accounts: ['wallet'], sign: -1 },
  in_dispute: { accounts: ['disputed'], sign: 1 },
  losses: { accounts: ['losses'], sign: 1 },
}

export type BookSpan = { from?: Date | undefined; until?: Date | undefined }
type WholeSpan = { from: Date; until: Date }

const within = ({ from, until }: BookSpan) => sql`
  ${from ? sql`and posted.posted_at >= ${from}::timestamptz` : sql``}
  ${until ? sql`and posted.posted_at < ${until}::timestamptz` : sql``}`

const entriesOf = (figure: BookFigure, days: BookSpan): RawBuilder<unknown> => {
  const { accounts, kinds } = counted[figure]
  return sql`ledger_accounts as account join ledger_entries on account_id = account.id
    join ledger_transactions as posted on posted.id = transaction_id
    where account.kind = any(${[...accounts]}) ${kinds ? sql`and posted.kind = any(${[...kinds]})` : sql``} ${within(days)}`
}

export type AccountSum = {
  account: BookAccount
  kind: EntryKind | null
  /** The part of the period, counted from one. */
  part: number | null
  halalas: number
}

/** Sums of the entries of a period, by account, kind of transaction and one of so many equal parts of the period. */
export const sumsIn = (days: WholeSpan, parts = 1): RawBuilder<AccountSum[]> =>
  sumsBy(sql`select account_id, posted.kind, ${partOf(days, parts)} as part, sum(halalas) as halalas from ledger_transactions as posted
    join ledger_entries on transaction_id = posted.id where true ${within(days)} group by 1, 2, 3`)

const partOf = ({ from, until }: WholeSpan, parts: number) => sql`
  width_bucket(extract(epoch from posted.posted_at)::float8, extract(epoch from ${from}::timestamptz)::float8,
    extract(epoch from ${until}::timestamptz)::float8, ${parts}::int)`

/** Sums of all entries, by account, without reading their transactions. */
export const sumsOfAll: RawBuilder<AccountSum[]> = sumsBy(
  sql`select account_id, null as kind, null as part, sum(halalas) as halalas from ledger_entries group by 1`,
)

/** Accounts are joined last: the planner does not know that an admin may see all of them, and would begin with them. */
function sumsBy(summed: RawBuilder<unknown>): RawBuilder<AccountSum[]> {
  return sql`(
    with summed as materialized (${summed})
    select coalesce(json_agg(json_build_object('account', account.kind, 'kind', summed.kind, 'part', summed.part, 'halalas', halalas)), '[]')
      from summed join ledger_accounts as account on account.id = account_id)`
}

/** In halalas. */
export function addUp(figure: BookFigure, sums: readonly AccountSum[]): number {
  const { accounts, kinds, sign } = counted[figure]
  return sums
    .filter(({ account, kind }) => accounts.includes(account) && (!kinds || (kind && kinds.includes(kind))))
    .reduce((sum, { halalas }) => sum + sign * halalas, 0)
}

export type LineRow = {
  id: string
  kind: EntryKind
  cause_id: string
  at: string
  micros: string
  halalas: number
  owner_id: string | null
}
export type LinePage = { total: { count: number; halalas: number } | null; rows: LineRow[] }

/** The transactions behind a figure, newest first, one more than is shown; counted with the first page only. */
export const linesOf = (
  figure: BookFigure,
  days: BookSpan,
  after: Cursor | null,
  most: number,
  more: (line: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<LinePage> => {
  const { sign } = counted[figure]
  return sql`
    select ${
      after
        ? sql`null`
        : sql`(select json_build_object('count', count(distinct posted.id), 'halalas', coalesce(${sign} * sum(halalas), 0))
            from ${entriesOf(figure, days)})`
    } as total,
      (select coalesce(json_agg(line), '[]') from (
        select page.*, ${more(sql`page`)} from (
          select posted.id, posted.kind, posted.cause_id, to_json(posted.posted_at) #>> '{}' as at,
              ${microsOf(sql`posted.posted_at`)} as micros, ${sign} * sum(halalas)::float8 as halalas,
              (array_agg(account.user_id) filter (where account.user_id is not null))[1] as owner_id
            from ${entriesOf(figure, days)} ${after ? sql`and (posted.posted_at, posted.id) < ${cursorRow(after)}` : sql``}
            group by posted.id order by posted.posted_at desc, posted.id desc limit ${most + 1}) as page) as line) as rows`
}

export type StepRow = {
  id: string
  kind: EntryKind
  at: string
  cause_id: string
  entries: { account: BookAccount; owner: unknown; halalas: number }[]
}

const entries = (owner: (id: RawBuilder<unknown>) => RawBuilder<unknown>) => sql`(
  select json_agg(json_build_object('account', account.kind, 'owner', ${owner(sql`account.user_id`)}, 'halalas', halalas)
      order by halalas desc, account.kind)
    from ledger_entries join ledger_accounts as account on account.id = account_id where transaction_id = posted.id)`

/** All transactions posted for these causes, in order, each with its entries. */
export const stepsOf = (
  causes: RawBuilder<unknown>,
  owner: (id: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<StepRow[]> => sql`(
  select coalesce(json_agg(step), '[]') from (
    select posted.id, posted.kind, to_json(posted.posted_at) #>> '{}' as at, posted.cause_id, ${entries(owner)} as entries
      from ledger_transactions as posted where posted.cause_id in (${causes}) order by posted.posted_at, posted.id) as step)`

export type PostedRow = StepRow & { micros: string }

/** All transactions posted in a period, in order. */
export const postedIn = (
  days: BookSpan,
  after: Cursor | null,
  most: number,
  owner: (id: RawBuilder<unknown>) => RawBuilder<unknown>,
  more: (cause: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<PostedRow> => sql`
  select page.*, ${more(sql`page.cause_id`)} from (
    select posted.id, posted.kind, to_json(posted.posted_at) #>> '{}' as at, posted.cause_id, ${microsOf(sql`posted.posted_at`)} as micros,
        ${entries(owner)} as entries
      from ledger_transactions as posted where true ${within(days)}
        ${after ? sql`and (posted.posted_at, posted.id) > ${cursorRow(after)}` : sql``}
      order by posted.posted_at, posted.id limit ${most + 1}) as page`

/** The total that one kind of transaction has posted to an account for these causes, in halalas. */
export const postedTo = (
  account: BookAccount,
  kind: EntryKind,
  causes: RawBuilder<unknown>,
): RawBuilder<number> => sql`(
  select coalesce(sum(halalas), 0)::int from ledger_transactions as posted join ledger_entries on transaction_id = posted.id
    join ledger_accounts on ledger_accounts.id = account_id
    where posted.kind = ${kind} and posted.cause_id in (${causes}) and ledger_accounts.kind = ${account})`
