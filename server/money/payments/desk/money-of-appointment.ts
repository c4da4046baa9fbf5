import { sql } from 'kysely'
import type { DeskAppointment } from '#contract/oversight/appointment.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { type InvoiceRow, invoiceColumns, viewSummary } from '../../invoices/view.ts'
import { packageOf } from '../../packages/facts.ts'
import { type PaymentRow, paymentWith } from '../figures.ts'
import { viewRefunds } from './read-payment.ts'
import { viewFound } from './search-payments.ts'

type DisputeRow = { id: string; state: 'open' | 'won' | 'lost'; opened_at: Date }

/** What was paid for an appointment, by itself or with its package, and everything that followed from it. */
export async function moneyOfAppointment(
  tx: Tx,
  appointment: string,
  house: House,
): Promise<NonNullable<DeskAppointment['money']>> {
  const { rows: payments } = await sql<{ id: string }>`
    select id from payments
      where appointment_id = ${appointment}::uuid or package_id = ${packageOf(sql`${appointment}::uuid`)}
      order by captured_at desc nulls last limit 1`.execute(tx)
  const payment = payments[0]?.id ?? null
  const { rows: invoices } = await sql<InvoiceRow>`
    select ${invoiceColumns} from invoices
      where (appointment_id = ${appointment}::uuid or payment_id = ${payment}::uuid) and document_sealed is not null
      order by issued_at, id`.execute(tx)
  const { rows: disputes } = await sql<DisputeRow>`
    select id, state, opened_at from disputes where payment_id = ${payment}::uuid order by opened_at desc, id`.execute(
    tx,
  )
  return {
    payment: payment === null ? null : await loadPayment(tx, payment, house),
    disputes: disputes.map(({ id, state, opened_at }) => ({ id, state, openedAt: opened_at.toISOString() })),
    invoices: invoices.map((row) => viewSummary(row, house)),
  }
}

async function loadPayment(tx: Tx, id: string, house: House) {
  const { rows } = await sql<PaymentRow>`${paymentWith(id)}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the payment disappeared while it was read')
  return {
    ...viewFound(row),
    isPackage: row.package_id !== null,
    refunds: viewRefunds(row, house).map(({ reason: _, ...refund }) => refund),
  }
}
