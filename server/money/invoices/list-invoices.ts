import { type RawBuilder, sql } from 'kysely'
import {
  type listAllInvoices as allRoute,
  type listAppointmentInvoices as appointmentRoute,
  invoicesPerPage,
  type listPracticeInvoices as practiceRoute,
  type listInvoices as route,
} from '#contract/money/invoices.ts'
import type { House } from '#server/ground/house.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { cursorRow, readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { type InvoiceRow, invoiceColumns, type ListedRow, listedColumns, viewSummary } from './view.ts'

export const listInvoices: Read<typeof route, ListedRow> = ({ id }, { after }, _now, house) =>
  page(sql`buyer_id = ${id}::uuid and about = 'consultation'`, after, house)

export const listPracticeInvoices: Read<typeof practiceRoute, ListedRow> = (
  { id },
  { about, after },
  _now,
  house,
) =>
  page(
    sql`(seller_id = ${id}::uuid or (buyer_id = ${id}::uuid and about = 'fee'))
      ${about ? sql`and about = ${about}` : sql``}`,
    after,
    house,
  )

export const listAllInvoices: Read<typeof allRoute, ListedRow> = (_actor, { q, after }, _now, house) =>
  page(sql`strpos(number, ${(q ?? '').toUpperCase()}) > 0`, after, house)

export const listAppointmentInvoices: Read<typeof appointmentRoute, InvoiceRow> = (
  { id: person, role },
  { id },
  _now,
  house,
) => ({
  query: () => sql`
    select ${invoiceColumns} from invoices
      where appointment_id = ${id}::uuid and ${sql.ref(role === 'dietitian' ? 'seller_id' : 'buyer_id')} = ${person}::uuid
        and document_sealed is not null
      order by issued_at, id`,
  view: (rows) => ({ invoices: rows.map((row) => viewSummary(row, house)) }),
})

function page(which: RawBuilder<unknown>, after: string | undefined, house: House) {
  return {
    query: () => sql<ListedRow>`
      select ${listedColumns} from invoices where ${which} and document_sealed is not null
        ${after === undefined ? sql`` : sql`and (issued_at, id) < ${cursorRow(readCursor(after))}`}
        order by issued_at desc, id desc limit ${invoicesPerPage + 1}`,
    view(rows: ListedRow[]) {
      const shown = rows.slice(0, invoicesPerPage)
      const last = shown.at(-1)
      return {
        invoices: shown.map((row) => viewSummary(row, house)),
        after: last && rows.length > invoicesPerPage ? writeCursor(last) : null,
      }
    },
  }
}
