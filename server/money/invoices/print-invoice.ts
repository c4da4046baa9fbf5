import { sql } from 'kysely'
import type { printInvoice as route } from '#contract/money/invoices.ts'
import type { InputOf } from '#contract/route.ts'
import { brand } from '#copy/brand.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { type Limit, spendAll } from '#server/ground/http/limits.ts'
import { openDrawing } from '#server/ground/paper/draw-in-process.ts'
import type { PaperFacts } from './draw-invoice.ts'
import { invoiceById, invoiceFromRows } from './read-invoice.ts'

const drawApart = openDrawing<PaperFacts>(new URL('./draw-invoice.ts', import.meta.url), 'drawInvoice')
const prints: Limit = { name: 'invoices.printed', most: 60, seconds: 3_600 }

/** Drawn anew on each request, from the stored document. */
export async function printInvoice(
  house: House,
  { id }: InputOf<typeof route>,
  { actor }: Caller,
): Promise<FileAnswer> {
  await spendAll(house, [[prints, actor.id]])
  const rows = await house.db.read(actor, () => sql`${invoiceById(id)}`)
  const invoice = invoiceFromRows(rows as Parameters<typeof invoiceFromRows>[0], house)
  const bytes = await drawApart(actor.id, { invoice, language: actor.language })
  const name = `${brand.name.en.toLowerCase()}-${invoice.number}.pdf`
  return { bytes, type: 'application/pdf', name }
}
