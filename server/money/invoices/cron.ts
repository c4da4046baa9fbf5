import { sql } from 'kysely'
import { todayInRiyadh } from '#contract/days.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import type { moneyEvents } from '../events.ts'
import { purchasePayments, refundsOfSold } from '../payments/facts.ts'
import { creditRefunds } from './credit-refund.ts'
import { issueFees } from './issue-fees.ts'
import { lacksInvoice } from './issue-sale.ts'

/** After a payment or a refund. */
export const issueInvoices: Job<EventOfJob<typeof moneyEvents, 'issue_invoices'>> = (house, eventId) =>
  house.db.as(system, async (tx) => {
    const { subject_id } = await eventOf(tx, eventId)
    await creditRefunds(tx, house, subject_id, house.clock.now())
  })

const batch = 500

/** Issues invoices that a job could not issue. A payment that fails does not block the others. */
export async function issueMissingInvoices(house: House): Promise<void> {
  for (let last = '', found = batch; found === batch; ) {
    const rows = await house.db.read(
      system,
      () => sql<{ id: string }>`
        select sold.id from ${purchasePayments} as sold
          where sold.dietitian_id is not null and sold.id::text > ${last}
            and (${lacksInvoice} or exists (select from ${refundsOfSold} as refund where refund.payment_id = sold.id
              and not exists (select from invoices where refund_id = refund.id)))
          order by sold.id::text limit ${batch}`,
    )
    for (const { id } of rows)
      try {
        await house.db.as(system, (tx) => creditRefunds(tx, house, id, house.clock.now()))
      } catch (fault) {
        house.log('error', 'invoice.not_issued', { payment: id, fault: (fault as Error).name })
      }
    last = rows.at(-1)?.id ?? ''
    found = rows.length
  }
}

/** Runs every night: a fee that could not be invoiced on the first of the month is invoiced on a later day. */
export async function issueLastMonthsFees(house: House): Promise<void> {
  const first = `${todayInRiyadh(house.clock.now()).slice(0, 7)}-01`
  const last = new Date(`${first}T00:00:00Z`)
  last.setUTCMonth(last.getUTCMonth() - 1)
  await issueFees(house, {
    month: last.toISOString().slice(0, 10),
    until: new Date(`${first}T00:00:00+03:00`),
  })
}

/**
 * After the retention period required by law, the names and contents of invoices are destroyed; numbers and amounts
 * stay.
 */
export async function destroyOldInvoices(house: House): Promise<void> {
  await house.db.as(system, async (tx) => {
    await sql`update einvoices set xml_sealed = null where xml_sealed is not null
      and invoice_id in (select id from invoices where ${isOld})`.execute(tx)
    await sql`update invoices set document_sealed = null where document_sealed is not null and ${isOld}`.execute(
      tx,
    )
  })
}

/** By the database’s own clock, because the table’s check constraint permits nothing else. */
const isOld = sql`year + 7 <= extract(year from now() at time zone 'Asia/Riyadh')`
