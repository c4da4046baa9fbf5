import { type RawBuilder, sql } from 'kysely'
import { appointmentsOf, packageOf } from '#server/money/packages/facts.ts'
import { creditsOfPayments } from '#server/money/wallets/facts.ts'

/** Whether a bank asks for the money of an appointment back, and it is not decided yet. */
export const isDisputed = (appointment: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from payments where payments.disputed_at is not null
    and (payments.appointment_id = ${appointment} or payments.package_id = ${packageOf(appointment)}))`

/** Those of a dietitian's appointments whose money a bank asks back. */
export const disputedOf = (dietitian: RawBuilder<unknown>): RawBuilder<{ appointment_id: string }> => sql`
  select appointment_id from payments where payments.dietitian_id = ${dietitian} and payments.disputed_at is not null
    and appointment_id is not null
  union all select used.appointment_id from payments, lateral (${appointmentsOf(sql`payments.package_id`)}) as used
    where payments.dietitian_id = ${dietitian} and payments.disputed_at is not null`

/** The same of a package. */
export const isPackageDisputed = (bought: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from payments where payments.package_id = ${bought} and payments.disputed_at is not null)`

/** What can still go back to the card that a package was paid with, in halalas. */
export const cardLeftOfPackage = (bought: RawBuilder<unknown>): RawBuilder<number> => sql`coalesce((
  select greatest(0, payments.amount_halalas - coalesce((
      select sum(halalas)::int from refunds where payment_id = payments.id and not by_bank), 0))
    from payments where payments.package_id = ${bought} and payments.state = 'captured'), 0)`

/** What was taken back of what an appointment had earned: by refunds of its payment, or of the package it was booked with. */
export const takenBackOf = (appointment: RawBuilder<unknown>): RawBuilder<{ id: string }> => sql`
  select refunds.id from refunds join payments on payments.id = payment_id
    where payments.appointment_id = ${appointment}
  union all select credit.id from (${creditsOfPayments}) as credit join payments on payments.id = credit.payment_id
    where payments.appointment_id = ${appointment}
  union all select taken_uses.id from taken_uses where taken_uses.appointment_id = ${appointment}`

/** The appointment of which something was taken back so. */
export const appointmentOfTaken = (cause: RawBuilder<unknown>): RawBuilder<string | null> => sql`coalesce(
  (select taken_uses.appointment_id from taken_uses where taken_uses.id = ${cause}),
  (select payments.appointment_id from refunds join payments on payments.id = payment_id where refunds.id = ${cause}),
  (select payments.appointment_id from (${creditsOfPayments}) as credit join payments on payments.id = credit.payment_id where credit.id = ${cause}))`

/** Whoever accounts for an appointment, gives back of it or frees what was earned with it comes one after the other. */
export const lockPaymentOf = (appointment: string): RawBuilder<unknown> =>
  sql`select from payments where appointment_id = ${appointment}::uuid or package_id = ${packageOf(sql`${appointment}::uuid`)}
    for no key update`

export type SoldRow = {
  id: string
  patient_id: string | null
  dietitian_id: string | null
  /** One of the two. */
  appointment_id: string | null
  package_id: string | null
  amount_halalas: number
  captured_at: Date
}

/** What was paid and is being given for it, as the source of another statement; what came too late and goes back whole is not. */
export const soldPayments: RawBuilder<unknown> = sql`(
  select payments.id, payments.patient_id, payments.dietitian_id, payments.appointment_id, payments.package_id,
      payments.amount_halalas + payments.wallet_halalas as amount_halalas, payments.captured_at
    from payments
    where state = 'captured' and not exists (select from refunds where payment_id = payments.id and cause in ('time_gone', 'not_sold')))`

/** What the wallet has paid of a row of payments: of what came too late nothing is taken from it. */
export const fromWallet: RawBuilder<number> = sql`case when exists (
    select from refunds where payment_id = payments.id and cause in ('time_gone', 'not_sold'))
  then 0 else wallet_halalas end`

/** To cards and to wallets; what moves from a wallet to its card went back before. */
const wentBack = sql`
  select refunds.id, refunds.payment_id, refunds.halalas, refunds.owed_at from refunds
    where cause not in ('time_gone', 'not_sold', 'wallet_closed')
  union all ${creditsOfPayments}`

/** Who has had all of it back before has nothing more to be credited: what the bank gives then is nobody's but the platform's loss. */
const lostToBanks = sql`
  select disputes.id, disputes.payment_id, disputes.ended_at, least(disputes.halalas - (
        select coalesce(sum(refunds.halalas), 0)::int from refunds
          where refunds.payment_id = disputes.payment_id and by_bank and done_at = disputes.ended_at),
      payments.amount_halalas + payments.wallet_halalas - (
        select coalesce(sum(back.halalas), 0)::int from (${wentBack}) as back
          where back.payment_id = disputes.payment_id and back.owed_at <= disputes.ended_at)) as halalas
    from disputes join payments on payments.id = disputes.payment_id where disputes.state = 'lost'`

/**
 * What of that goes back, to a card or to a wallet, since it was decided.
 * What a bank has given back to the cardholder counts as well, less the refunds that this has made needless.
 */
export const refundsOfSold: RawBuilder<unknown> = sql`(
  ${wentBack}
  union all select id, payment_id, halalas, ended_at as owed_at from (${lostToBanks}) as lost where halalas > 0)`
