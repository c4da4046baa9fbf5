import { sql } from 'kysely'
import { lessPaid } from '#server/appointments/less-paid.ts'
import type { Actor, Tx } from '#server/data/db.ts'
import { isSelf } from '#server/data/is-self.ts'
import type { House } from '#server/house.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lessenUses } from '#server/packages/uses.ts'
import { tell } from '#server/realtime/tell.ts'
import { record } from './events.ts'
import { decideRefund, postOwed } from './owe-refund.ts'
import { keptOf, refundable } from './refundable.ts'
import { takeBack } from './take-back.ts'

type Row = {
  patient_id: string | null
  dietitian_id: string | null
  /** One of the two. */
  appointment_id: string | null
  package_id: string | null
  is_disputed: boolean
  fee_percent: number
  vat_percent: number
  /** Null before the appointment is accounted for. */
  kept: number | null
  left: number
}

type Asked = { payment: string; halalas: number; reason: string }

/**
 * An admin gives back what no rule does. Before an appointment is accounted for, it comes from what lies ready for it; after
 * that each gives back its own share, so that what is left is shared as if no more had ever been kept.
 */
export async function giveBack(
  tx: Tx,
  actor: Actor,
  { payment: id, halalas, reason }: Asked,
  now: Date,
  house: House,
): Promise<{ left: number }> {
  const found = await load(tx, id)
  if (!found) throw new Refusal('not_found')
  if ([found.patient_id, found.dietitian_id].some((party) => party && isSelf(actor, party)))
    throw new Refusal('own_account')
  const { kept } = found
  // What a bank asks back waits for its decision, whichever part of it that is.
  const left = found.is_disputed ? 0 : found.left
  if (halalas > left) throw new Refusal('refund_has_changed', { detail: { left: left / 100 } })
  const refund = await decideRefund(tx, { payment: id, halalas, reason }, now)
  const taken =
    kept === null
      ? await takeFromPrepaid(tx, found, { refund, halalas }, now)
      : await takeBack(tx, found, { cause: refund, halalas, kept, to: 'refunds_due' }, now)
  await record(tx, actor, 'payment.refund_decided', id, now, { refund, taken })
  const told = [found.patient_id, found.dietitian_id].filter((party) => party !== null)
  await tell(tx, house, told, { topic: 'payments' })
  return { left: left - halalas }
}

async function load(tx: Tx, id: string): Promise<Row | undefined> {
  const locked =
    await sql`select from payments where id = ${id}::uuid and state = 'captured' for no key update`.execute(
      tx,
    )
  if (locked.rows.length === 0) return undefined
  // Counted once the lock is held: whoever else gave back has committed by then.
  const { rows } = await sql<Row>`
    select patient_id, dietitian_id, appointment_id, package_id, fee_percent, vat_percent, disputed_at is not null as is_disputed, ${keptOf} as kept, ${refundable} as left
      from payments where id = ${id}::uuid`.execute(tx)
  return rows[0]
}

type Part = { refund: string; halalas: number }

async function takeFromPrepaid(tx: Tx, row: Row, { refund, halalas }: Part, now: Date): Promise<number> {
  await postOwed(tx, { refund, halalas, from: 'prepaid' }, now)
  if (row.package_id !== null) await lessenUses(tx, row.package_id, halalas)
  if (row.appointment_id !== null) await lessPaid(tx, row.appointment_id, halalas)
  return 0
}
