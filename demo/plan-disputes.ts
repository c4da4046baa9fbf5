import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Actor, system } from '#server/ground/data/db.ts'
import { creditRefunds } from '#server/money/invoices/credit-refund.ts'
import { type Entry, postTransaction } from '#server/money/ledger/post-transaction.ts'
import { demoDisputes, demoRefund, disputeReason, paidPractices } from './content/money.ts'
import { asPerson, day, writeHistory } from './history.ts'
import { refundByAdmin } from './money-moves.ts'
import { type Past, planArrival, storingInvoices } from './past.ts'
import type { PastSale } from './plan-sales.ts'

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day)

/** The first practice’s last sale that was completed, and available, by then; never one of the demo’s patient. */
const overBy = (sold: readonly PastSale[], at: Date, but: readonly PastSale[]) =>
  sold
    .filter(
      (each) =>
        each.dietitian === paidPractices[0] &&
        each.status === 'completed' &&
        !each.of_demo &&
        each.ends_at < at &&
        !but.includes(each),
    )
    .toSorted((one, other) => one.ends_at.getTime() - other.ends_at.getTime())
    .at(-1)

/** Each dispute is about a different payment, after it was earned. */
export function planDisputes(past: Past, sold: readonly PastSale[]): PastSale[] {
  const disputed: PastSale[] = []
  for (const { openedDaysAgo, overFor, ended } of demoDisputes) {
    const found = overBy(sold, daysBefore(past.now, openedDaysAgo + overFor), disputed)
    if (!found) continue
    disputed.push(found)
    const at = daysBefore(past.now, openedDaysAgo)
    past.plan({ at, take: () => ask(past, found, ended, at) })
  }
  return disputed
}

type Ended = (typeof demoDisputes)[number]['ended']

async function ask(past: Past, { payment, halalas }: PastSale, ended: Ended, at: Date): Promise<void> {
  const { tx, happened, plan } = past
  const { id } = await tx
    .insertInto('disputes')
    .values({
      payment_id: payment,
      gateway_dispute: `dispute_${randomUUID()}`,
      halalas,
      reason: disputeReason,
      opened_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const opened: Entry[] = [
    { account: 'disputed', halalas },
    { account: 'clearing', halalas: -halalas },
  ]
  await postTransaction(tx, { kind: 'dispute_opened', cause: id, entries: opened }, at)
  await setDisputed(past, payment, at)
  happened.push({ kind: 'payment.disputed', subject: 'payment', id: payment, at })
  if (ended) {
    const endedAt = daysBefore(past.now, ended.daysAgo)
    plan({ at: endedAt, take: () => decide(past, { id, payment, halalas, state: ended.state }, endedAt) })
  }
}

type Decided = { id: string; payment: string; halalas: number; state: 'won' | 'lost' }

/** The money was already earned, so the platform bears a loss, and the cardholder’s money is credited. */
async function decide(past: Past, { id, payment, halalas, state }: Decided, at: Date): Promise<void> {
  const { tx, house, happened } = past
  const entries: Entry[] = [
    { account: state === 'won' ? 'clearing' : 'losses', halalas },
    { account: 'disputed', halalas: -halalas },
  ]
  await postTransaction(
    tx,
    { kind: state === 'won' ? 'dispute_won' : 'dispute_lost', cause: id, entries },
    at,
  )
  await tx
    .updateTable('disputes')
    .set({ state, gone_back: 0, borne: state === 'lost' ? halalas : 0, ended_at: at })
    .where('id', '=', id)
    .execute()
  await setDisputed(past, payment, null)
  happened.push({ kind: 'payment.dispute_ended', subject: 'payment', id: payment, at })
  if (state === 'lost') await creditRefunds(tx, house, payment, at, storingInvoices(past))
}

const setDisputed = ({ tx }: Past, payment: string, disputed_at: Date | null) =>
  tx.updateTable('payments').set({ disputed_at }).where('id', '=', payment).execute()

/** Plans the refund, by the demo’s admin, of part of a payment that had already been earned. */
export function planRefund(past: Past, sold: readonly PastSale[], disputed: readonly PastSale[]): void {
  const { tx, house, plan } = past
  const { daysAgo, overFor, riyals, reason } = demoRefund
  const at = daysBefore(past.now, daysAgo)
  const found = overBy(sold, daysBefore(past.now, daysAgo + overFor), disputed)
  if (!found || found.halalas <= riyals * 100) return
  const take = async () => {
    const { id: appointment, payment, dietitian_id: of, halalas: kept } = found
    const { rows } = await sql<{ id: string }>`select id from users where email = 'admin@nabta.test'`.execute(
      tx,
    )
    const given = await refundByAdmin(
      tx,
      { keys: house.keys, payment, appointment, of, kept, halalas: riyals * 100, reason },
      at,
    )
    const decided = { refund: given.refund, taken: given.taken }
    const admin: Actor = { id: rows[0]?.id ?? system.id, role: 'admin', language: 'en' }
    await asPerson(tx, admin, () =>
      writeHistory(tx, admin, [
        { kind: 'payment.refund_decided', subject: 'payment', id: payment, at, detail: decided },
      ]),
    )
    await creditRefunds(tx, house, payment, at, storingInvoices(past))
    planArrival(past, given.goes, at)
  }
  plan({ at, take })
}
