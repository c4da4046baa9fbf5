import { sql } from 'kysely'
import { describeLine } from '#copy/money/invoices/write-paper.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { NewInvoice } from '../document.ts'
import { qrOf } from '../qr.ts'
import { firstHash, hashXml, invoiceXml, withQr } from './invoice-xml.ts'

type Issued = { id: string; number: string; at: Date }

/**
 * Also writes the invoice for the tax office's second phase, if the operator has configured a folder for it: the next
 * of its seller's chain, in the transaction that issues it, by a caller who holds the seller's lock.
 */
export async function storeXml(
  tx: Tx,
  house: House,
  { kind, about, seller, corrects, document }: NewInvoice,
  { id, number, at }: Issued,
): Promise<void> {
  const { vatNumber } = document.seller
  const [line] = document.lines
  if (house.settings.einvoiceFolder === undefined || vatNumber === null || !line) return
  const { rows } = await sql<{ icv: number; hash: string }>`
    select icv, hash from einvoices where seller = ${seller.series}::uuid order by icv desc limit 1`.execute(
    tx,
  )
  const [last] = rows
  const previousHash = last?.hash ?? firstHash
  const icv = (last?.icv ?? 0) + 1
  const corrected = corrects
    ? await tx.selectFrom('invoices').select('number').where('id', '=', corrects).executeTakeFirstOrThrow()
    : null
  const xml = invoiceXml({
    number,
    uuid: id,
    kind,
    title: document.title,
    issuedAt: at,
    byAgent: about === 'consultation',
    seller: document.seller,
    buyer: document.buyer,
    line: { ...line, name: describeLine(line).ar },
    corrects: corrected,
    icv,
    previousHash,
  })
  const qr = qrOf({ seller: document.seller.name, vatNumber, issuedAt: at, total: line.total, vat: line.vat })
  await sql`
    insert into einvoices (invoice_id, seller, icv, previous_hash, hash, xml_sealed)
      values (${id}::uuid, ${seller.series}::uuid, ${icv}, ${previousHash}, ${hashXml(xml)},
        ${house.keys.seal(withQr(xml, qr), xmlBinding(id))})`.execute(tx)
}

export const xmlBinding = (id: string) => `einvoices:${id}`
