import { sql } from 'kysely'
import { refundOf } from '#server/appointments/refund.ts'
import type { Policy } from '#server/appointments/rules.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { creditRefunds } from '#server/money/invoices/credit-refund.ts'
import { issueForPayment } from '#server/money/invoices/issue-sale.ts'
import { splitRefund } from '#server/money/payments/rules.ts'
import { demoSources } from './content/money.ts'
import { capture, creditToWallet, earn } from './money-moves.ts'
import { type Past, planAvailable, refundLater, storingInvoices } from './past.ts'

export type PastSale = {
  id: string
  payment: string
  patient_id: string
  dietitian_id: string
  dietitian: string
  of_demo: boolean
  halalas: number
  policy: Policy
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled'
  /** Its status before it was cancelled. */
  was: 'pending' | 'confirmed'
  ending: Parameters<typeof refundOf>[1] | null
  starts_at: Date
  ends_at: Date
  requested_at: Date
  settled_at: Date
}

/** Empty if a person who tries the demo has already paid for something. */
export async function soldWithPayment(tx: Tx): Promise<PastSale[]> {
  const { rows } = await sql<PastSale>`
    select appointments.id, gen_random_uuid() as payment, patient_id, dietitian_id, dietitian.email::text as dietitian,
        patient.email = 'patient@nabta.test' as of_demo, price_halalas as halalas, policy, status, ending, starts_at, ends_at, requested_at,
        coalesce(completed_at, changed_at) as settled_at,
        case when exists (select from events where subject_id = appointments.id and kind = 'appointment.confirmed')
          then 'confirmed' else 'pending' end as was
      from appointments join users as patient on patient.id = patient_id join users as dietitian on dietitian.id = dietitian_id
      where policy ? 'refunds' and not (status = 'pending' and booked_by = 'dietitian') and package_id is null and price_halalas > 0 and not exists (select from payments)
      order by requested_at, appointments.id`.execute(tx)
  return rows
}

export async function planSales(past: Past, sold: readonly PastSale[]): Promise<void> {
  const { tx, plan } = past
  await sql`
    update appointments set paid_halalas = price_halalas where id = any(${sold.map(({ id }) => id)}::uuid[])`.execute(
    tx,
  )
  // Money refunded to the wallet pays part of the next appointment.
  const ahead = sold.find(({ of_demo, status }) => of_demo && status === 'confirmed')
  for (const [place, each] of sold.entries()) {
    const { id: appointment, payment, requested_at: at, settled_at } = each
    const wallet = each === ahead ? Math.min(10_000, each.halalas - 5_000) : 0
    const source = demoSources[place % demoSources.length] ?? demoSources[0]
    plan({
      at,
      take: async () => {
        await capture(
          tx,
          { ...each, id: payment, appointment, package: null, openedAt: at, wallet, source },
          at,
        )
        await issueForPayment(tx, past.house, payment, at, storingInvoices(past))
      },
    })
    if (each.status === 'completed' || each.status === 'cancelled')
      plan({ at: settled_at, take: () => settleSale(past, each) })
  }
}

/** Settles an ended appointment as the product does: the refund becomes owed, and the rest is earned. */
async function settleSale(past: Past, each: PastSale): Promise<void> {
  const { tx } = past
  const { id, payment, ending, halalas, policy, was, starts_at: startsAt, settled_at: at } = each
  const back = ending ? refundOf({ paid: halalas, policy, status: was, startsAt }, ending, at) : 0
  // The demo's patient chose the wallet for a full refund, where it arrives immediately.
  const wish = each.of_demo && ending === 'cancelled_by_patient' && back === halalas ? 'wallet' : null
  if (each.status === 'cancelled')
    await sql`update appointments set refund_halalas = ${back}, refund_to = ${wish} where id = ${id}::uuid`.execute(
      tx,
    )
  const { card, wallet } = splitRefund(back, halalas, wish)
  if (card > 0) await refundLater(past, { payment, halalas: card, cause: 'ended' }, at)
  if (wallet > 0)
    await creditToWallet(tx, { person: each.patient_id, payment, appointment: id, halalas: wallet }, at)
  if (wallet > 0) await creditRefunds(tx, past.house, payment, at, storingInvoices(past))
  const kept = halalas - back
  if (kept > 0) {
    const earned = await earn(tx, { cause: id, of: each.dietitian_id, kept }, at)
    planAvailable(past, { cause: id, of: each.dietitian_id, halalas: earned }, each.ends_at)
  }
  await sql`update payments set settled_at = ${at} where id = ${payment}::uuid`.execute(tx)
}
