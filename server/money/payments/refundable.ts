import { type RawBuilder, sql } from 'kysely'
import { postedTo } from '#server/money/ledger/books.ts'
import { readyValue } from '#server/money/packages/facts.ts'
import { creditedOf, creditsOfPayments } from '#server/money/wallets/facts.ts'
import { leftOnCard } from '../packages/pay-back.ts'

const refundsWhere = (which: RawBuilder<unknown>) => sql`(
  select coalesce(sum(halalas), 0)::int from refunds where payment_id = payments.id and ${which})`

const disputed = sql`(
  select coalesce(sum(halalas), 0)::int from disputes where payment_id = payments.id and state <> 'won')`

/** What is kept of a payment since its appointment was accounted for. */
const kept = sql`(
  ${postedTo('prepaid', 'earned', sql`select payments.appointment_id`)}
  + ${postedTo('refunds_due', 'taken_back', sql`select refunds.id from refunds where payment_id = payments.id`)}
  + ${postedTo('prepaid', 'taken_back', sql`select credit.id from (${creditsOfPayments}) as credit where credit.payment_id = payments.id`)})`

/** How much is kept of one that was accounted for; null before that. */
export const keptOf: RawBuilder<number | null> = sql`case when settled_at is not null then ${kept} end`

/** Of a package only what is not used goes back so. */
const unused = sql`case when package_id is not null then ${readyValue(sql`payments.package_id`)} end`

/**
 * What can still go back to card and wallet, of a row of payments: no more than was paid and has not gone back, and than is kept.
 * What a bank asks for, or has, is not there to be given back. Where its patient has gone, only a card can have it.
 */
export const refundable: RawBuilder<number> = sql`case when state = 'captured' then greatest(0, least(
  amount_halalas + wallet_halalas - ${refundsWhere(sql`not by_bank and cause <> 'wallet_closed'`)} - ${disputed} - ${creditedOf(sql`payments.id`)},
  ${keptOf}, ${unused}, case when patient_id is null then ${leftOnCard} end)) else 0 end`
