import { type RawBuilder, sql } from 'kysely'
import { appointmentExists } from '#server/appointments/facts/paid-appointments.ts'
import { postedTo } from '../ledger/books.ts'
import { isSoldPackage } from '../packages/facts.ts'
import { creditsOfPayments, totalCreditedFor } from '../wallets/facts.ts'
import { fromWallet } from './facts.ts'

export type ComparableRow = {
  id: string
  /** Null if a wallet has paid the whole amount. */
  gateway_payment: string | null
  amount_halalas: number
  /**
   * The amount paid from the wallet, the amount refunded to it, and the part of that which went to the card when the
   * wallet was closed.
   */
  wallet: number
  credited: number
  moved: number
  refunded: number
  refund_due: number
  /** The ledger's amounts for it: captured, refunded, and the gateway's fee. */
  posted: number
  posted_back: number
  posted_fee: number
  posted_wallet: number
  posted_credit: number
  /** Whether it is for a package and not an appointment; and whether that package or appointment exists. */
  is_of_package: boolean
  is_booked: boolean
}

const back = (done: RawBuilder<unknown>) => sql`(
  select coalesce(sum(halalas), 0)::int from refunds where payment_id = payments.id and not by_bank and done_at ${done})`

const moved = sql`(
  select coalesce(sum(halalas), 0)::int from refunds where payment_id = payments.id and cause = 'wallet_closed')`

/** Payments that were captured or refunded in the period, or that the gateway lists. */
export const comparable = (
  from: Date,
  until: Date,
  named: readonly string[],
): RawBuilder<ComparableRow> => sql`
  select payments.id, gateway_payment, amount_halalas, ${fromWallet} as wallet, ${totalCreditedFor(sql`payments.id`)} as credited,
      ${moved} as moved, ${back(sql`is not null`)} as refunded, ${back(sql`is null`)} as refund_due,
      ${postedTo('clearing', 'captured', sql`select payments.id`)} as posted,
      -${postedTo('clearing', 'refunded', sql`select refunds.id from refunds where payment_id = payments.id and not by_bank`)} as posted_back,
      ${postedTo('gateway_fee', 'gateway_fee', sql`select payments.id`)} as posted_fee,
      ${postedTo('wallet', 'wallet_paid', sql`select payments.id`)} as posted_wallet,
      -${postedTo('wallet', 'wallet_refunded', sql`select credit.id from (${creditsOfPayments}) as credit where credit.payment_id = payments.id`)} as posted_credit,
      package_id is not null as is_of_package,
      ${appointmentExists(sql`payments.appointment_id`)} or ${isSoldPackage(sql`payments.package_id`)} as is_booked
    from payments where state = 'captured' and ((captured_at >= ${from}::timestamptz and captured_at < ${until}::timestamptz)
      or gateway_payment = any(${[...named]})
      or id in (select payment_id from refunds where done_at >= ${from}::timestamptz and done_at < ${until}::timestamptz)
      or id in (select payment_id from (${creditsOfPayments}) as credit where owed_at >= ${from}::timestamptz and owed_at < ${until}::timestamptz))
    order by payments.id`

/** Whether anything was captured for an appointment. */
export const isPaidFor = (appointment: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from payments where appointment_id = ${appointment} and state = 'captured')`

/** The same for a package. */
export const isPackagePaidFor = (bought: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from payments where package_id = ${bought} and state = 'captured')`
