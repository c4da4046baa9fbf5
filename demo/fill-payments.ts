import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { issueFees } from '#server/money/invoices/issue-fees.ts'
import { compareBooks } from './compare-books.ts'
import { daysPaid } from './content/money.ts'
import { lockDemo, minute, type PastEvent, writeHistory } from './history.ts'
import { openPast, storingInvoices } from './past.ts'
import { planDisputes, planRefund } from './plan-disputes.ts'
import { planPackages, unpaidPackages } from './plan-packages.ts'
import { planPayouts } from './plan-payouts.ts'
import { planSales, soldWithPayment } from './plan-sales.ts'

/**
 * The payments of bookings and packages: captured when requested, invoiced, refunded by the rules if cancelled,
 * earned when completed, available two days later, paid out, and charged back by banks.
 */
export async function fillPayments(house: House, now: Date): Promise<boolean> {
  const happened: PastEvent[] = []
  const isNew = await house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const { past, takePlace } = openPast({ tx, house, now, happened })
    const sold = await soldWithPayment(tx)
    const bought = await unpaidPackages(tx)
    await planSales(past, sold)
    await planPackages(past, bought)
    if (sold.length > 0) {
      const disputed = planDisputes(past, sold)
      planRefund(past, sold, disputed)
      await planPayouts(past)
    }
    await takePlace()
    if (sold.length > 0) await compareBooks(past)
    await writeHistory(tx, system, happened)
    return sold.length + bought.length > 0
  })
  if (isNew) await invoiceFees(house, now)
  return isNew
}

/** Invoices the fees of past months, each in the night after the month ended. */
async function invoiceFees(house: House, now: Date): Promise<void> {
  const happened: PastEvent[] = []
  for (let back = Math.ceil(daysPaid / 28); back > 0; back--) {
    const [month, until] = [monthBefore(now, back), monthBefore(now, back - 1)]
    const at = new Date(Date.parse(`${until}T02:40:00+03:00`))
    const then = { ...house, clock: { now: () => at } }
    await issueFees(
      then,
      { month, until: new Date(`${until}T00:00:00+03:00`) },
      storingInvoices({ happened }),
    )
  }
  await house.db.as(system, (tx) => writeHistory(tx, system, happened))
}

/** The first day of the month `back` months ago, in Riyadh. */
function monthBefore(now: Date, back: number): string {
  const there = new Date(now.getTime() + 180 * minute)
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - back, 1)).toISOString().slice(0, 10)
}
