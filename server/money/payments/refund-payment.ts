import { sql } from 'kysely'
import { adminIds } from '#server/accounts/admins.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { type moneyEvents, type RefundCause, record } from '../events.ts'
import { gatewayOf } from '../gateway/gateway.ts'
import { postTransaction } from '../ledger/post-transaction.ts'

/** After `payment.refund_owed`. */
export const payOwedRefund: Job<EventOfJob<typeof moneyEvents, 'refund_payment'>> = async (
  house,
  eventId,
) => {
  const { subject_id } = await house.db.as(system, (tx) => eventOf(tx, eventId))
  await refundPayment(house, subject_id)
}

/** For this long no other process asks for refunds of the same payment; it is longer than we wait for the gateway. */
const turnLasts = 60_000

/**
 * Asks the gateway for all refunds owed on a payment, as a total to be reached, and records those it has made. Two
 * concurrent runs would ask for them twice, so only one runs at a time.
 */
export async function refundPayment(house: House, id: string): Promise<void> {
  const gateway = gatewayOf(house)
  if (!gateway) return
  const turn = await house.db.as(system, (tx) => takeTurn(tx, id, house.clock.now()))
  if (!turn) return
  const { refunded } = await gateway.refundUpTo(turn.gateway_payment, turn.total)
  if (refunded < turn.total) throw new Error('the gateway refunded less than requested')
  await house.db.as(system, (tx) => writeDown(tx, id, turn, house))
}

type Turn = { gateway_payment: string; patient_id: string | null; total: number; refunds: string[] }

async function takeTurn(tx: Tx, id: string, now: Date): Promise<Turn | undefined> {
  const { rows } = await sql<Turn>`
    update payments set refunding_until = ${new Date(now.getTime() + turnLasts)}
      where id = ${id}::uuid and state = 'captured' and disputed_at is null and (refunding_until is null or refunding_until <= ${now})
        and exists (select from refunds where payment_id = payments.id and done_at is null)
      returning gateway_payment, patient_id,
        (select sum(halalas)::int from refunds where payment_id = payments.id and not by_bank) as total,
        (select json_agg(id) from refunds where payment_id = payments.id and done_at is null) as refunds`.execute(
    tx,
  )
  return rows[0]
}

/**
 * Records refunds that the gateway has made but that are not recorded yet: owed ones in order, up to the gateway's
 * total.
 */
export async function recordGatewayRefunds(
  tx: Tx,
  { id, patient_id }: { id: string; patient_id: string | null },
  refunded: number,
  house: House,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from (
        select id, done_at, sum(halalas) over (order by done_at is null, owed_at, id) as so_far
          from refunds where payment_id = ${id}::uuid and not by_bank) as owed
      where done_at is null and so_far <= ${refunded}`.execute(tx)
  const refunds = rows.map((each) => each.id)
  if (refunds.length > 0) await writeDown(tx, id, { patient_id, refunds }, house)
}

async function writeDown(
  tx: Tx,
  payment: string,
  { refunds, patient_id }: Pick<Turn, 'refunds' | 'patient_id'>,
  house: House,
): Promise<void> {
  const now = house.clock.now()
  const { rows } = await sql<{ id: string; halalas: number; cause: RefundCause }>`
    update refunds set done_at = ${now} where id = any(${refunds}::uuid[]) and done_at is null
      returning id, halalas, cause`.execute(tx)
  for (const { id, halalas, cause } of rows) {
    await postTransaction(
      tx,
      {
        kind: 'refunded',
        cause: id,
        entries: [
          { account: 'refunds_due', halalas },
          { account: 'clearing', halalas: -halalas },
        ],
      },
      now,
    )
    if (patient_id)
      await record(tx, system, 'payment.refunded', patient_id, now, {
        payment,
        refund: id,
        halalas,
        cause,
      })
  }
  await tx.updateTable('payments').set({ refunding_until: null }).where('id', '=', payment).execute()
  // The admin who decided it may have the page open.
  const told = [
    ...(patient_id ? [patient_id] : []),
    ...(rows.some(({ cause }) => cause === 'by_admin') ? await adminIds(tx, 'finance') : []),
  ]
  await announce(tx, house, told, { topic: 'payments' })
}
