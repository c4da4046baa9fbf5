import { sql } from 'kysely'
import { system, type Tx } from '#server/data/db.ts'
import { type Entry, post } from '#server/payments/ledger/post.ts'
import { type RefundCause, record } from './events.ts'

type Owed = {
  payment: string
  halalas: number
  cause: RefundCause
  /** Where it has been until now. */
  from?: Entry['account']
}

/** For each cause once; the gateway is asked for it after the commit. */
export async function oweRefund(
  tx: Tx,
  { payment, halalas, cause, from = 'prepaid' }: Owed,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into refunds (payment_id, halalas, cause, owed_at)
      values (${payment}::uuid, ${halalas}, ${cause}, ${now}) on conflict do nothing returning id`.execute(tx)
  if (!rows[0]) return
  await post(
    tx,
    {
      kind: 'refund_owed',
      cause: rows[0].id,
      entries: [
        { account: from, halalas },
        { account: 'refunds_due', halalas: -halalas },
      ],
    },
    now,
  )
  await record(tx, system, 'payment.refund_owed', payment, now)
}
