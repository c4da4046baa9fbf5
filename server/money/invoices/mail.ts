import { sql } from 'kysely'
import { invoiceMails } from '#copy/money/invoices/mails.ts'
import { loadReaderInGrace } from '#server/accounts/reader.ts'
import { accountLetter } from '#server/accounts/write-letter.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import type { moneyEvents } from '../events.ts'

type Row = {
  number: string
  about: 'consultation' | 'fee'
  buyer_id: string
  total: number
  month: string | null
}

/** After `invoice.issued`: sends the payer its number and a link to it. */
export const invoiceMail: Job<EventOfJob<typeof moneyEvents, 'invoice_mail'>> = async (house, eventId) => {
  const told = await house.db.as(system, async (tx) => {
    const { subject_id: id } = await eventOf(tx, eventId)
    const { rows } = await sql<Row>`
      select number, about, buyer_id, total_halalas as total, to_char(month, 'YYYY-MM') as month from invoices
        where id = ${id}::uuid and buyer_id is not null`.execute(tx)
    const [invoice] = rows
    if (!invoice) return null
    const reader = await loadReaderInGrace(tx, invoice.buyer_id)
    return reader?.confirmed_at ? { id, invoice, reader } : null
  })
  if (!told) return
  const { id, invoice, reader } = told
  const { number, about, total, month } = invoice
  await sendLetter(
    house,
    accountLetter(house, {
      id: `${eventId}.invoice`,
      to: reader.email,
      language: reader.language,
      greeting: reader.greeting,
      words:
        month === null
          ? invoiceMails.paid(number, total / 100)
          : invoiceMails.fee(number, total / 100, month),
      why: 'holder',
      button: `/${about === 'fee' ? 'dietitian' : 'patient'}/invoices/${id}`,
    }),
  )
}
