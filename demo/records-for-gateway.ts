import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { KnownPayment } from './simulator/bank.ts'
import type { KnownRecords } from './simulator/main.ts'
import type { KnownPayout } from './simulator/payouts.ts'

/** Payments and payouts of the demo for the simulated gateway, which they never went through. */
export async function recordsForGateway({ db }: Pick<House, 'db'>): Promise<KnownRecords> {
  const payments = await db.read(
    system,
    () => sql<KnownPayment>`
      select gateway_payment as id, id as payment, amount_halalas as amount,
          json_build_object('type', case card_brand when 'apple_pay' then 'applepay' else 'creditcard' end,
            'company', case card_brand when 'apple_pay' then 'mada' else card_brand end, 'lastFour', last_four) as source,
          (select coalesce(sum(halalas), 0)::int from refunds where payment_id = payments.id and done_at is not null and not by_bank) as refunded,
          (select json_build_object('id', gateway_dispute, 'status', state, 'amount', halalas, 'reason', reason, 'respond_by', answer_by)
            from disputes where payment_id = payments.id order by opened_at desc limit 1) as dispute,
          ${moment('captured_at')} as at
        from payments where form like 'demo form %' and gateway_payment is not null`,
  )
  const payouts = await db.read(
    system,
    () => sql<KnownPayout>`
      select gateway_payout as id, id as payout, number, halalas::int as amount,
          case state when 'sent' then 'initiated' when 'returned' then 'failed' else state end as status, ${moment('asked_at')} as at,
          case state when 'sent' then ${moment("asked_at + interval '20 hours'")} end as "arrivesAt"
        from payouts where number like '0%' and gateway_payout is not null`,
  )
  return { payments, payouts }
}

const moment = (column: string) =>
  sql`to_char((${sql.raw(column)}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
