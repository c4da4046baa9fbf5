import { type RawBuilder, sql } from 'kysely'
import { postedTo } from '../ledger/books.ts'
import { readyValue } from '../packages/facts.ts'
import { leftOnCard } from '../packages/refund-to-card-then-wallet.ts'
import { creditsOfPayments, totalCreditedFor } from '../wallets/facts.ts'

const refundsWhere = (which: RawBuilder<unknown>) => sql`(
  select coalesce(sum(halalas), 0)::int from refunds where payment_id = payments.id and ${which})`

const disputed = sql`(
  select coalesce(sum(halalas), 0)::int from disputes where payment_id = payments.id and state <> 'won')`

/** The part of a payment that is not refunded, since its appointment was accounted for. */
const kept = sql`(
  ${postedTo('prepaid', 'earned', sql`select payments.appointment_id`)}
  + ${postedTo('refunds_due', 'taken_back', sql`select refunds.id from refunds where payment_id = payments.id`)}
  + ${postedTo('prepaid', 'taken_back', sql`select credit.id from (${creditsOfPayments}) as credit where credit.payment_id = payments.id`)})`

/** The part of an accounted payment that is not refunded; null before it is accounted for. */
export const keptOf: RawBuilder<number | null> = sql`case when settled_at is not null then ${kept} end`

/** Of a package only unused sessions can be refunded this way. */
const unused = sql`case when package_id is not null then ${readyValue(sql`payments.package_id`)} end`

/**
 * The amount that can still be refunded to card and wallet, for a row of payments: at most what was paid and has not
 * been refunded, and at most what is kept. Money that a bank demands in a dispute, or has taken, cannot be refunded.
 * If the patient has left, only a card can be refunded.
 */
export const refundable: RawBuilder<number> = sql`case when state = 'captured' then greatest(0, least(
  amount_halalas + wallet_halalas - ${refundsWhere(sql`not by_bank and cause <> 'wallet_closed'`)} - ${disputed} - ${totalCreditedFor(sql`payments.id`)},
  ${keptOf}, ${unused}, case when patient_id is null then ${leftOnCard} end)) else 0 end`
