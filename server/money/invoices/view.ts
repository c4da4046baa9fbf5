import { sql } from 'kysely'
import type { Invoice, InvoiceKind, InvoiceSubject, InvoiceSummary } from '#contract/money/invoices.ts'
import type { House } from '#server/ground/house.ts'
import { microsOf } from '#server/ground/time/cursor.ts'
import { openDocument } from './document.ts'
import { formerAgent } from './operator.ts'
import { wordsForPaper } from './paper-words.ts'
import { qrOf } from './qr.ts'

export type InvoiceRow = {
  id: string
  number: string
  kind: InvoiceKind
  about: InvoiceSubject
  issued_at: Date
  net: number
  vat: number
  total: number
  appointment_id: string | null
  document_sealed: Buffer
}
export type ListedRow = InvoiceRow & { micros: string }

/** Columns of `invoices`; an invoice whose document was destroyed is no longer shown. */
export const invoiceColumns = sql`id, number, kind, about, issued_at, net_halalas as net, vat_halalas as vat, total_halalas as total,
  appointment_id, document_sealed`
export const listedColumns = sql`${invoiceColumns}, ${microsOf(sql`issued_at`)} as micros`

export function viewSummary(
  { id, number, kind, about, issued_at, total, document_sealed }: InvoiceRow,
  { keys }: Pick<House, 'keys'>,
): InvoiceSummary {
  const { seller, buyer } = openDocument(keys, id, document_sealed)
  const named = ({ name, otherName }: typeof seller) => ({ name, otherName })
  return {
    id,
    number,
    kind,
    about,
    issuedAt: issued_at.toISOString(),
    total: total / 100,
    seller: named(seller),
    buyer: named(buyer),
  }
}

export type RelatedInvoice = { id: string; number: string; total: number; issued: string }

export function viewInvoice(
  row: InvoiceRow,
  { corrects, credits }: { corrects: RelatedInvoice | null; credits: readonly RelatedInvoice[] },
  { keys }: Pick<House, 'keys'>,
): Invoice {
  const { id, number, kind, about, issued_at, net, vat, total, appointment_id, document_sealed } = row
  const {
    title,
    seller,
    buyer,
    agent = about === 'fee' ? null : formerAgent,
    lines,
  } = openDocument(keys, id, document_sealed)
  const invoice = {
    id,
    number,
    kind,
    about,
    title,
    issuedAt: issued_at.toISOString(),
    seller,
    buyer,
    agent,
    lines: lines.map((line) => ({
      ...line,
      net: line.net / 100,
      vat: line.vat / 100,
      total: line.total / 100,
    })),
    net: net / 100,
    vat: vat / 100,
    total: total / 100,
    appointment: appointment_id,
    corrects: corrects && viewRelated(corrects),
    credits: credits.map(viewRelated),
    qr:
      seller.vatNumber === null
        ? null
        : qrOf({ seller: seller.name, vatNumber: seller.vatNumber, issuedAt: issued_at, total, vat }),
  }
  return { ...invoice, paper: wordsForPaper(invoice) }
}

const viewRelated = ({ id, number, total, issued }: RelatedInvoice) => ({
  id,
  number,
  total: total / 100,
  issuedAt: new Date(issued).toISOString(),
})
