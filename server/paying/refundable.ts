import { type RawBuilder, sql } from 'kysely'
import { readyValue } from '#server/packages/facts.ts'
import { postedTo } from '#server/payments/ledger/books.ts'
import { creditedOf } from '#server/wallets/facts.ts'

const refundsWhere = (which: RawBuilder<unknown>) => sql`(
  select coalesce(sum(halalas), 0)::int from refunds where payment_id = payments.id and ${which})`

const disputed = sql`(
  select coalesce(sum(halalas), 0)::int from disputes where payment_id = payments.id and state <> 'won')`

/** What is kept of a payment since its appointment was accounted for. */
const kept = sql`(
  ${postedTo('prepaid', 'earned', sql`select payments.appointment_id`)}
  + ${postedTo('refunds_due', 'taken_back', sql`select refunds.id from refunds where payment_id = payments.id`)})`

/** How much is kept of one that was accounted for; null before that. */
export const keptOf: RawBuilder<number | null> = sql`case when settled_at is not null then ${kept} end`

/** Of a package only what is not used goes back so. */
const unused = sql`case when package_id is not null then ${readyValue(sql`payments.package_id`)} end`

/**
 * What can still go back to the card, of a row of payments: no more than came from it, than has not gone to a wallet, and than
 * is kept. What a bank asks for, or has, is not there to be given back.
 */
export const refundable: RawBuilder<number> = sql`case when state = 'captured' then greatest(0, least(
  amount_halalas - ${refundsWhere(sql`not by_bank`)} - ${disputed},
  amount_halalas + wallet_halalas - ${refundsWhere(sql`cause <> 'wallet_closed'`)} - ${creditedOf(sql`payments.id`)},
  ${keptOf}, ${unused})) else 0 end`
