import { type RawBuilder, sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import { type Invoice, invoicesPerPage } from '#contract/money/invoices.ts'
import type { InputOf } from '#contract/route.ts'
import type { TimeOrder } from '#contract/time-order.ts'
import { brand } from '#copy/brand.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { type Limit, spendAll } from '#server/ground/http/limits.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { openDrawing } from '#server/ground/paper/draw-in-process.ts'
import { cursorRow, readCursor, runsBy, writeCursor } from '#server/ground/time/cursor.ts'
import { waitingEinvoices } from '../alarms.ts'
import type { PaperFacts } from './draw-invoice.ts'
import {
  type InvoiceRow,
  invoiceColumns,
  type ListedRow,
  listedColumns,
  type RelatedInvoice,
  viewInvoice,
  viewSummary,
} from './view.ts'

export const listInvoices: Read<typeof contract.listInvoices, ListedRow> = ({ id }, { after }, _now, house) =>
  page(sql`buyer_id = ${id}::uuid and about = 'consultation'`, after, house)

export const listPracticeInvoices: Read<typeof contract.listPracticeInvoices, ListedRow> = (
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

export const listAllInvoices: Read<typeof contract.listAllInvoices, ListedRow> = (
  _actor,
  { q, waiting, order, after },
  _now,
  house,
) =>
  page(
    sql`strpos(number, ${(q ?? '').toUpperCase()}) > 0 ${waiting ? sql`and id in (${waitingEinvoices})` : sql``}`,
    after,
    house,
    order,
  )

export const listAppointmentInvoices: Read<typeof contract.listAppointmentInvoices, InvoiceRow> = (
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

function page(which: RawBuilder<unknown>, after: string | undefined, house: House, order?: TimeOrder) {
  const { direction, past } = runsBy(order)
  return {
    query: () => sql<ListedRow>`
      select ${listedColumns} from invoices where ${which} and document_sealed is not null
        ${after === undefined ? sql`` : sql`and (issued_at, id) ${past} ${cursorRow(readCursor(after))}`}
        order by issued_at ${direction}, id ${direction} limit ${invoicesPerPage + 1}`,
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

type Row = InvoiceRow & { corrected: RelatedInvoice | null; credits: RelatedInvoice[] }

export const readInvoice: Read<typeof contract.readInvoice, Row> = (_actor, { id }, _now, house) => ({
  query: () => invoiceById(id),
  view: (rows) => ({ invoice: invoiceFromRows(rows, house) }),
})

/** Read with the caller's rights: another person's invoice is not found. */
const invoiceById = (id: string): RawBuilder<Row> => sql`
  select ${invoiceColumns},
      (select ${related(sql`corrected`)} from invoices as corrected where corrected.id = invoices.corrects) as corrected,
      (select coalesce(json_agg(${related(sql`note`)} order by note.issued_at, note.id), '[]')
        from invoices as note where note.corrects = invoices.id) as credits
    from invoices where id = ${id}::uuid and document_sealed is not null`

const related = (invoice: RawBuilder<unknown>) =>
  sql`json_build_object('id', ${invoice}.id, 'number', ${invoice}.number, 'total', ${invoice}.total_halalas, 'issued', ${invoice}.issued_at)`

function invoiceFromRows([row]: readonly Row[], house: Pick<House, 'keys'>): Invoice {
  if (!row) throw new Refusal('not_found')
  return viewInvoice(row, { corrects: row.corrected, credits: row.credits }, house)
}

const drawApart = openDrawing<PaperFacts>(new URL('./draw-invoice.ts', import.meta.url), 'drawInvoice')
const prints: Limit = { name: 'invoices.printed', most: 60, seconds: 3_600 }

/** Drawn again on each request, from the stored document. */
export async function printInvoice(
  house: House,
  { id }: InputOf<typeof contract.printInvoice>,
  { actor }: Caller,
): Promise<FileAnswer> {
  await spendAll(house, [[prints, actor.id]])
  const rows = await house.db.read(actor, () => sql`${invoiceById(id)}`)
  const invoice = invoiceFromRows(rows as Parameters<typeof invoiceFromRows>[0], house)
  const bytes = await drawApart(actor.id, { invoice, language: actor.language })
  const name = `${brand.name.en.toLowerCase()}-${invoice.number}.pdf`
  return { bytes, type: 'application/pdf', name }
}
