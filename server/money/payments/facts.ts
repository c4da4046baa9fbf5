import { type RawBuilder, sql } from 'kysely'
import { appointmentsOf, packageOf } from '../packages/facts.ts'
import { creditsOfPayments } from '../wallets/facts.ts'

/** Whether a dispute about an appointment's payment is open. */
export const isDisputed = (appointment: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from payments where payments.disputed_at is not null
    and (payments.appointment_id = ${appointment} or payments.package_id = ${packageOf(appointment)}))`

/** A dietitian's appointments with an open dispute about their payment. */
export const disputedAppointments = (
  dietitian: RawBuilder<unknown>,
): RawBuilder<{ appointment_id: string }> => sql`
  select appointment_id from payments where payments.dietitian_id = ${dietitian} and payments.disputed_at is not null
    and appointment_id is not null
  union all select used.appointment_id from payments, lateral (${appointmentsOf(sql`payments.package_id`)}) as used
    where payments.dietitian_id = ${dietitian} and payments.disputed_at is not null`

/** The same for a package. */
export const isPackageDisputed = (bought: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from payments where payments.package_id = ${bought} and payments.disputed_at is not null)`

/**
 * The causes that took back earnings of an appointment: refunds of its payment, or of the package it was booked with.
 */
export const reversalsOf = (appointment: RawBuilder<unknown>): RawBuilder<{ id: string }> => sql`
  select refunds.id from refunds join payments on payments.id = payment_id
    where payments.appointment_id = ${appointment}
  union all select credit.id from (${creditsOfPayments}) as credit join payments on payments.id = credit.payment_id
    where payments.appointment_id = ${appointment}
  union all select taken_uses.id from taken_uses where taken_uses.appointment_id = ${appointment}`

/** The appointment whose earnings this refund has taken back. */
export const appointmentOfReversal = (cause: RawBuilder<unknown>): RawBuilder<string | null> => sql`coalesce(
  (select taken_uses.appointment_id from taken_uses where taken_uses.id = ${cause}),
  (select payments.appointment_id from refunds join payments on payments.id = payment_id where refunds.id = ${cause}),
  (select payments.appointment_id from (${creditsOfPayments}) as credit join payments on payments.id = credit.payment_id where credit.id = ${cause}))`

/** Transactions that account for an appointment, refund it or release its earnings run one after the other. */
export const lockPaymentOf = (appointment: string): RawBuilder<unknown> =>
  sql`select from payments where appointment_id = ${appointment}::uuid or package_id = ${packageOf(sql`${appointment}::uuid`)}
    for no key update`

export type SoldRow = {
  id: string
  patient_id: string | null
  dietitian_id: string | null
  /** One of the two is set. */
  appointment_id: string | null
  package_id: string | null
  amount_halalas: number
  captured_at: Date
}

/**
 * Payments that bought something, as the source of another statement; without those that came too late and are
 * refunded.
 */
export const purchasePayments: RawBuilder<unknown> = sql`(
  select payments.id, payments.patient_id, payments.dietitian_id, payments.appointment_id, payments.package_id,
      payments.amount_halalas + payments.wallet_halalas as amount_halalas, payments.captured_at
    from payments
    where state = 'captured' and not exists (select from refunds where payment_id = payments.id and cause in ('time_gone', 'not_sold')))`

/** The wallet's part of a payment: nothing is taken from the wallet for a payment that came too late. */
export const fromWallet: RawBuilder<number> = sql`case when exists (
    select from refunds where payment_id = payments.id and cause in ('time_gone', 'not_sold'))
  then 0 else wallet_halalas end`

/**
 * Refunds to cards and credits to wallets. The balance of a closed wallet that is paid out to its card is left out:
 * that money was counted when it was credited to the wallet.
 */
const wentBack = sql`
  select refunds.id, refunds.payment_id, refunds.halalas, refunds.owed_at from refunds
    where cause not in ('time_gone', 'not_sold', 'wallet_closed')
  union all ${creditsOfPayments}`

/**
 * A patient who has been refunded in full is credited nothing more: what the bank then refunds is the platform's loss
 * alone.
 */
const lostToBanks = sql`
  select disputes.id, disputes.payment_id, disputes.ended_at, least(disputes.halalas - (
        select coalesce(sum(refunds.halalas), 0)::int from refunds
          where refunds.payment_id = disputes.payment_id and by_bank and done_at = disputes.ended_at),
      payments.amount_halalas + payments.wallet_halalas - (
        select coalesce(sum(back.halalas), 0)::int from (${wentBack}) as back
          where back.payment_id = disputes.payment_id and back.owed_at <= disputes.ended_at)) as halalas
    from disputes join payments on payments.id = disputes.payment_id where disputes.state = 'lost'`

/**
 * Refunds of sold payments, to a card or to a wallet, from when they were decided. Money that a bank has refunded to
 * the cardholder counts as well, less the refunds that this has made unnecessary.
 */
export const refundsOfSold: RawBuilder<unknown> = sql`(
  ${wentBack}
  union all select id, payment_id, halalas, ended_at as owed_at from (${lostToBanks}) as lost where halalas > 0)`
