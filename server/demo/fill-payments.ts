import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { hoursUntilAvailable } from '#contract/finance/balance.ts'
import { system, type Tx } from '#server/data/db.ts'
import { issueForPayment } from '#server/invoices/issue-sale.ts'
import { putInvoice } from '#server/invoices/write-invoice.ts'
import { shareOf } from '#server/paying/rules.ts'
import { postCapture } from '#server/payments/ledger/post-capture.ts'
import { postAvailable, postEarned } from '#server/payments/ledger/post-earned.ts'
import { feeOf, type KnownPayment } from '#server/payments/simulator/bank.ts'
import type { House } from '../house.ts'
import { lockDemo, writeHistory } from './history.ts'

type Met = {
  id: string
  patient_id: string
  dietitian_id: string
  halalas: number
  requested_at: Date
  completed_at: Date
  ends_at: Date
}

const [feePercent, vatPercent] = [15, 15]
const card = { company: 'mada', lastFour: '1010' }

/**
 * What the demo's patient has paid for, and the latest appointments of its dietitian: captured when they were asked for, earned
 * when they were completed, available two days later, with an invoice of that day.
 */
export async function fillPayments(house: House, now: Date): Promise<boolean> {
  return house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const met = await metRecently(tx, now)
    for (const each of met) await payFor(tx, each, now)
    const paid = await sql<{ id: string; captured_at: Date }>`
      select id, captured_at from payments where form like 'demo form %'
        and not exists (select from invoices where payment_id = payments.id) order by captured_at`.execute(tx)
    for (const { id, captured_at: at } of paid.rows) {
      const invoice = await issueForPayment(
        tx,
        house,
        id,
        at,
        async (...given) => (await putInvoice(...given)).id,
      )
      if (invoice)
        await writeHistory(tx, system, [{ kind: 'invoice.issued', subject: 'invoice', id: invoice, at }])
    }
    return met.length > 0
  })
}

/** Nothing where something was paid already, by whoever tries the demo. */
async function metRecently(tx: Tx, now: Date): Promise<Met[]> {
  const { rows } = await sql<Met>`
    select appointments.id, patient_id, dietitian_id, price_halalas as halalas, requested_at, completed_at, ends_at
      from appointments join users as patient on patient.id = patient_id join users as dietitian on dietitian.id = dietitian_id
      where status = 'completed' and outcome = 'attended' and price_halalas > 0 and not exists (select from payments)
        and requested_at > ${now}::timestamptz - interval '60 days'
        and (patient.email = 'patient@nabta.test' or dietitian.email = 'dietitian@nabta.test')
      order by (patient.email = 'patient@nabta.test') desc, starts_at desc limit 14`.execute(tx)
  return rows.toSorted((a, b) => a.requested_at.getTime() - b.requested_at.getTime())
}

async function payFor(tx: Tx, met: Met, now: Date): Promise<void> {
  const { id: appointment, halalas, requested_at: at, completed_at: completedAt, dietitian_id: of } = met
  const id = randomUUID()
  await sql`
    insert into payments (id, patient_id, dietitian_id, appointment_id, amount_halalas, fee_percent, vat_percent, form, url, opened_at, form_until)
      values (${id}::uuid, ${met.patient_id}::uuid, ${of}::uuid, ${appointment}::uuid, ${halalas}, ${feePercent}, ${vatPercent},
        ${`demo form ${id}`}, 'https://pay.example/', ${at}, ${at})`.execute(tx)
  await sql`
    update payments set state = 'captured', gateway_payment = ${randomUUID()}, card_brand = ${card.company}, last_four = ${card.lastFour},
        captured_at = ${at}, settled_at = ${completedAt}
      where id = ${id}::uuid`.execute(tx)
  await sql`update appointments set paid_halalas = price_halalas where id = ${appointment}::uuid`.execute(tx)
  const gatewayFee = feeOf({ amount: halalas, source: card })
  const share = shareOf(halalas, { fee_percent: feePercent, vat_percent: vatPercent })
  await postCapture(tx, { payment: id, halalas, gatewayFee }, at)
  await postEarned(tx, { cause: appointment, of, kept: halalas, share }, completedAt)
  const availableAt = new Date(met.ends_at.getTime() + hoursUntilAvailable * 3_600_000)
  if (availableAt <= now)
    await postAvailable(tx, { cause: appointment, of, halalas: share.earned }, availableAt)
}

/** What the simulated gateway is told, since it was never asked for it. */
export async function paidInDemo({ db }: Pick<House, 'db'>): Promise<KnownPayment[]> {
  const rows = await db.read(
    system,
    () => sql<{ id: string; gateway_payment: string; amount_halalas: number; captured_at: Date }>`
      select id, gateway_payment, amount_halalas, captured_at from payments where form like 'demo form %' and gateway_payment is not null`,
  )
  return rows.map(({ id, gateway_payment, amount_halalas, captured_at }) => ({
    id: gateway_payment,
    payment: id,
    amount: amount_halalas,
    at: captured_at.toISOString(),
  }))
}
