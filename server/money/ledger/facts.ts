import { type RawBuilder, sql } from 'kysely'
import { type Cursor, cursorRow, microsOf } from '#server/ground/time/cursor.ts'

export type BalanceRow = { pending: number; available: number; underway: number; paid_out: number }

/** The balances of a dietitian, in halalas; the amount of a returned payout is available again. */
export const dietitianBalances = (person: string): RawBuilder<BalanceRow> => sql`
  select coalesce(-sum(halalas) filter (where account.kind = 'earnings'), 0)::float8 as pending,
      coalesce(-sum(halalas) filter (where account.kind = 'available'), 0)::float8 as available,
      coalesce(sum(halalas) filter (where account.kind = 'available' and posted.kind in ('payout_asked', 'payout_returned')
        and not app.is_paid_out(posted.cause_id)), 0)::float8 as underway,
      coalesce(sum(halalas) filter (where account.kind = 'available' and posted.kind = 'payout_asked'
        and app.is_paid_out(posted.cause_id)), 0)::float8 as paid_out
    from ledger_accounts as account join ledger_entries on account_id = account.id
      join ledger_transactions as posted on posted.id = transaction_id
    where user_id = ${person}::uuid and account.kind in ('earnings', 'available')`

const isEarning = sql`posted.kind in ('earned', 'package_earned')`

/** Whether the earnings of an appointment have become available, and so are on the `available` account. */
export const hasBecomeAvailable = (appointment: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from ledger_transactions as freed where freed.kind = 'available' and freed.cause_id = ${appointment})`

export type EarnedRow = {
  id: string
  appointment_id: string
  micros: string
  halalas: number
  is_available: boolean
}

/** A dietitian's earnings, appointment by appointment, newest first: one more than is shown. */
export const earningsPage = (
  person: string,
  after: Cursor | null,
  most: number,
): RawBuilder<EarnedRow> => sql`
  select posted.id, posted.cause_id as appointment_id, ${microsOf(sql`posted.posted_at`)} as micros, -halalas::int as halalas,
      ${hasBecomeAvailable(sql`posted.cause_id`)} as is_available
    from ledger_accounts as account join ledger_entries on account_id = account.id
      join ledger_transactions as posted on posted.id = transaction_id
    where user_id = ${person}::uuid and account.kind = 'earnings' and ${isEarning}
      ${after ? sql`and (posted.posted_at, posted.id) < ${cursorRow(after)}` : sql``}
    order by posted.posted_at desc, posted.id desc limit ${most + 1}`

/** A dietitian's share of what was paid for this appointment; null if it was not paid through the platform. */
export const shareOfAppointment = (
  person: RawBuilder<unknown>,
  appointment: RawBuilder<unknown>,
): RawBuilder<number | null> => sql`(
  select -sum(halalas)::int from ledger_accounts as account join ledger_entries on account_id = account.id
      join ledger_transactions as posted on posted.id = transaction_id
    where account.user_id = ${person} and account.kind = 'earnings' and ${isEarning} and posted.cause_id = ${appointment})`

/** The part of a dietitian's share that these refunds have taken back. */
export const reversedBy = (refunds: RawBuilder<unknown>): RawBuilder<number> => sql`(
  select coalesce(sum(halalas), 0)::int from ledger_transactions as taken
    join ledger_entries on transaction_id = taken.id join ledger_accounts on ledger_accounts.id = account_id
    where taken.kind = 'taken_back' and taken.cause_id in (${refunds}) and ledger_accounts.kind in ('earnings', 'available'))`

export type PendingRow = {
  appointment_id: string
  dietitian_id: string | null
  halalas: number
  posted_at: Date
}

/** Earnings of appointments that are not available yet, for all dietitians. */
export const pendingEarnings: RawBuilder<PendingRow> = sql`
  select posted.cause_id as appointment_id, account.user_id as dietitian_id, -halalas::int as halalas, posted.posted_at
    from pending_earnings join ledger_transactions as posted on posted.id = earned_in
      join ledger_entries on transaction_id = posted.id join ledger_accounts as account on account.id = account_id
    where account.kind = 'earnings'`

/** The part of a dietitian's available earnings that came from these appointments. */
export const availableWith = (
  person: RawBuilder<unknown>,
  appointments: RawBuilder<unknown>,
): RawBuilder<number> => sql`(
  select coalesce(-sum(halalas), 0)::float8 from ledger_accounts as account join ledger_entries on account_id = account.id
      join ledger_transactions as freed on freed.id = transaction_id
    where user_id = ${person} and account.kind = 'available' and freed.kind = 'available' and freed.cause_id in (${appointments}))`
