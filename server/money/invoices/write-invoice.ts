import { sql } from 'kysely'
import { system, type Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import type { House } from '#server/ground/house.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { type NewInvoice, sealDocument } from './document.ts'
import { storeXml } from './xml/store-xml.ts'

/** Transactions that issue for the same seller wait for each other, and then see each other's invoices. */
export const lockSeries = (tx: Tx, series: string) => lockFor(tx, `invoice_sellers:${series}`)

/** The series of a dietitian, created when it is first needed. */
export async function seriesOf(tx: Tx, userId: string): Promise<string> {
  await sql`insert into invoice_sellers (user_id) values (${userId}::uuid) on conflict do nothing`.execute(tx)
  const { id } = await tx
    .selectFrom('invoice_sellers')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return id
}

/** Also records the event, and updates the pages that either side has open. */
export async function writeInvoice(tx: Tx, house: House, invoice: NewInvoice, now: Date): Promise<string> {
  const { kind, seller, buyer } = invoice
  const { id, number } = await insertInvoice(tx, house, invoice, now)
  await record(tx, system, kind === 'invoice' ? 'invoice.issued' : 'invoice.credited', id, now, { number })
  const people = [seller.id, buyer].filter((person) => person !== null)
  if (people.length > 0) await announce(tx, house, people, { topic: 'payments' })
  return id
}

/** The database assigns the number. If the transaction is rolled back, the number can be assigned again. */
export async function insertInvoice(
  tx: Tx,
  house: House,
  invoice: NewInvoice,
  now: Date,
): Promise<{ id: string; number: string }> {
  const { kind, about, seller, buyer, document, payment, refund, month, appointment, corrects } = invoice
  // The encryption is bound to the id, so the id comes first; from the database, so that ids of the same moment are
  // in order.
  const id = await freshId(tx)
  const sum = (part: 'net' | 'vat' | 'total') => document.lines.reduce((sum, line) => sum + line[part], 0)
  const { rows } = await sql<{ number: string }>`
    insert into invoices (id, kind, about, seller, seller_id, buyer_id, payment_id, refund_id, month, appointment_id, corrects,
        issued_at, net_halalas, vat_halalas, total_halalas, document_sealed)
      values (${id}::uuid, ${kind}, ${about}, ${seller.series}::uuid, ${seller.id}, ${buyer}, ${payment ?? null}, ${refund ?? null},
        ${month ?? null}, ${appointment ?? null}, ${corrects ?? null}, ${now}, ${sum('net')}, ${sum('vat')}, ${sum('total')},
        ${sealDocument(house.keys, id, document)}) returning number`.execute(tx)
  const number = rows[0]?.number ?? ''
  await storeXml(tx, house, invoice, { id, number, at: now })
  return { id, number }
}
