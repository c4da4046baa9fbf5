import { hoursUntilAvailable } from '#contract/money/balance.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { creditRefunds } from '#server/money/invoices/credit-refund.ts'
import { insertInvoice, type writeInvoice } from '#server/money/invoices/write-invoice.ts'
import { postAvailable } from '#server/money/ledger/post-earned.ts'
import { minute, type PastEvent } from './history.ts'
import { type OwedRefund, oweRefund } from './money-moves.ts'

/** A past event that involves money, and its time. */
export type Step = { at: Date; take(): Promise<unknown> }
export type Past = { tx: Tx; house: House; now: Date; happened: PastEvent[]; plan(step: Step): void }

/**
 * Takes steps in chronological order, and those of the same moment in the order of planning; a step may plan others.
 */
export function openPast(given: Omit<Past, 'plan'>): { past: Past; takePlace(): Promise<void> } {
  const steps: Step[] = []
  const plan = (step: Step) => void steps.splice(steps.findLastIndex(({ at }) => at <= step.at) + 1, 0, step)
  return {
    past: { ...given, plan },
    async takePlace() {
      for (let next = steps.shift(); next && next.at <= given.now; next = steps.shift()) await next.take()
    },
  }
}

/** The refund is owed and credited immediately, and arrives a while later. */
export async function refundLater(past: Past, back: OwedRefund, at: Date): Promise<void> {
  const goes = await oweRefund(past.tx, back, at)
  await creditRefunds(past.tx, past.house, back.payment, at, storingInvoices(past))
  planArrival(past, goes, at)
}

export function planArrival({ plan }: Past, goes: (at: Date) => Promise<void>, owedAt: Date): void {
  const at = new Date(owedAt.getTime() + 2 * minute)
  plan({ at, take: () => goes(at) })
}

type Earned = { cause: string; of: string; halalas: number }

export function planAvailable({ tx, plan }: Past, earned: Earned, endsAt: Date): void {
  const at = new Date(endsAt.getTime() + hoursUntilAvailable * 3_600_000)
  plan({ at, take: () => postAvailable(tx, earned, at) })
}

/** Writes an invoice dated at its moment, without sending an email. */
export const storingInvoices =
  ({ happened }: Pick<Past, 'happened'>): typeof writeInvoice =>
  async (tx, house, invoice, at) => {
    const { id } = await insertInvoice(tx, house, invoice, at)
    const kind = invoice.kind === 'invoice' ? 'invoice.issued' : 'invoice.credited'
    happened.push({ kind, subject: 'invoice', id, at })
    return id
  }
