import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { refundsOfSold } from '../payments/facts.ts'
import { openDocument, type StoredDocument } from './document.ts'
import { issueForPayment } from './issue-sale.ts'
import { agentOf } from './operator.ts'
import { taxOfCredit, titleOf } from './rules.ts'
import { lockSeries, writeInvoice } from './write-invoice.ts'

type Refund = { id: string; payment_id: string; halalas: number }

/** Issues the credit notes for refunds of a payment, each once. */
export async function creditRefunds(
  tx: Tx,
  house: House,
  payment: string,
  now: Date,
  write = writeInvoice,
): Promise<void> {
  const invoice = await issueForPayment(tx, house, payment, now, write)
  if (!invoice) return
  const { seller } = await tx
    .selectFrom('invoices')
    .select('seller')
    .where('id', '=', invoice)
    .executeTakeFirstOrThrow()
  await lockSeries(tx, seller)
  const { rows } = await sql<Refund>`
    select refund.id, refund.payment_id, refund.halalas from ${refundsOfSold} as refund
      where refund.payment_id = ${payment}::uuid and not exists (select from invoices where refund_id = refund.id)
      order by refund.owed_at, refund.id`.execute(tx)
  for (const { id, halalas } of rows)
    await creditInvoice(tx, house, { invoice, refund: id, total: halalas, payment }, now, write)
}

type Credited = { invoice: string; total: number; refund?: string; payment?: string; month?: string }

/** Credits an invoice as it was issued, whatever billing details were saved since then. */
export async function creditInvoice(
  tx: Tx,
  house: House,
  { invoice, total, refund, payment }: Credited,
  now: Date,
  write = writeInvoice,
): Promise<void> {
  const { rows } = await sql<{
    seller: string
    seller_id: string | null
    buyer_id: string | null
    about: 'consultation' | 'fee'
    appointment_id: string | null
    vat: number
    total: number
    document_sealed: Buffer
    credited_vat: number
    credited: number
  }>`
    select seller, seller_id, buyer_id, about, appointment_id, vat_halalas as vat, total_halalas as total, document_sealed,
        (select coalesce(sum(vat_halalas), 0)::int from invoices as note where note.corrects = invoices.id) as credited_vat,
        (select coalesce(sum(total_halalas), 0)::int from invoices as note where note.corrects = invoices.id) as credited
      from invoices where id = ${invoice}::uuid`.execute(tx)
  const [known] = rows
  const document = known && openDocument(house.keys, invoice, known.document_sealed)
  const [line] = document?.lines ?? []
  if (!known || !document || !line) throw new Error('there is no invoice for this credit note')
  const share = taxOfCredit(known, { vat: known.credited_vat, total: known.credited }, total)
  const { seller, buyer } = document
  const correcting: StoredDocument = {
    title: titleOf('credit_note', known.about, seller, buyer),
    seller,
    buyer,
    agent: known.about === 'fee' ? null : await agentOf(tx),
    lines: [{ ...line, ...share, total }],
  }
  await write(
    tx,
    house,
    {
      kind: 'credit_note',
      about: known.about,
      seller: { series: known.seller, id: known.seller_id },
      buyer: known.buyer_id,
      payment: payment ?? null,
      ...(refund && { refund }),
      appointment: known.appointment_id,
      corrects: invoice,
      document: correcting,
    },
    now,
  )
}
