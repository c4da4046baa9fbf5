import { sql } from 'kysely'
import { system, type Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { sealReason } from '#server/ground/data/reasons.ts'
import type { House } from '#server/ground/house.ts'
import { type RefundCause, record } from '../events.ts'
import { type Entry, postTransaction } from '../ledger/post-transaction.ts'

type Owed = {
  payment: string
  halalas: number
  cause: RefundCause
  /** The account that holds the money until now. */
  from?: Entry['account']
}

/** Once for each cause; the gateway is asked to refund after the commit. */
export async function oweRefund(
  tx: Tx,
  { payment, halalas, cause, from = 'prepaid' }: Owed,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into refunds (payment_id, halalas, cause, owed_at)
      values (${payment}::uuid, ${halalas}, ${cause}, ${now}) on conflict do nothing returning id`.execute(tx)
  if (!rows[0]) return
  await postOwedRefund(tx, { refund: rows[0].id, halalas, from }, now)
  await record(tx, system, 'payment.refund_owed', payment, now)
}

type Posted = { refund: string; halalas: number; from: Entry['account'] }

export async function postOwedRefund(tx: Tx, { refund, halalas, from }: Posted, now: Date): Promise<void> {
  const entries: Entry[] = [
    { account: from, halalas },
    { account: 'refunds_due', halalas: -halalas },
  ]
  await postTransaction(tx, { kind: 'refund_owed', cause: refund, entries }, now)
}

type Decided = { payment: string; halalas: number; reason: string }

/** As an admin, for a reason that both sides can read. Returns the refund's id. */
export async function decideRefund(
  tx: Tx,
  { payment, halalas, reason }: Decided,
  now: Date,
  { keys }: Pick<House, 'keys'>,
): Promise<string> {
  const id = await freshId(tx)
  await sql`
    insert into refunds (id, payment_id, halalas, cause, owed_at, reason_sealed)
      values (${id}::uuid, ${payment}::uuid, ${halalas}, 'by_admin', ${now}, ${sealReason(keys, 'refunds', id, reason)})`.execute(
    tx,
  )
  return id
}
