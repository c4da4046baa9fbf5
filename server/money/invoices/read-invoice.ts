import { type RawBuilder, sql } from 'kysely'
import type { Invoice, readInvoice as route } from '#contract/money/invoices.ts'
import type { House } from '#server/ground/house.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { type InvoiceRow, invoiceColumns, type RelatedInvoice, viewInvoice } from './view.ts'

type Row = InvoiceRow & { corrected: RelatedInvoice | null; credits: RelatedInvoice[] }

export const readInvoice: Read<typeof route, Row> = (_actor, { id }, _now, house) => ({
  query: () => invoiceById(id),
  view: (rows) => ({ invoice: invoiceFromRows(rows, house) }),
})

/** Read with the caller's rights: another person's invoice is not found. */
export const invoiceById = (id: string): RawBuilder<Row> => sql`
  select ${invoiceColumns},
      (select ${related(sql`corrected`)} from invoices as corrected where corrected.id = invoices.corrects) as corrected,
      (select coalesce(json_agg(${related(sql`note`)} order by note.issued_at, note.id), '[]')
        from invoices as note where note.corrects = invoices.id) as credits
    from invoices where id = ${id}::uuid and document_sealed is not null`

const related = (invoice: RawBuilder<unknown>) =>
  sql`json_build_object('id', ${invoice}.id, 'number', ${invoice}.number, 'total', ${invoice}.total_halalas, 'issued', ${invoice}.issued_at)`

export function invoiceFromRows([row]: readonly Row[], house: Pick<House, 'keys'>): Invoice {
  if (!row) throw new Refusal('not_found')
  return viewInvoice(row, { corrects: row.corrected, credits: row.credits }, house)
}
