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
 * What the demo's patient has paid for, the latest appointments of its dietitian, and packages: captured when they were asked
 * for, earned when they were completed, available two days later, with an invoice of the day on which they were paid.
 */
export async function fillPayments(house: House, now: Date): Promise<boolean> {
  return house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const met = await metRecently(tx, now)
    for (const each of met) await payForAppointment(tx, each, now)
    const bought = await boughtUnpaid(tx)
    for (const each of bought) await payForPackage(tx, each, now)
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
    return met.length + bought.length > 0
  })
}

/** Nothing where something was paid already, by whoever tries the demo. */
async function metRecently(tx: Tx, now: Date): Promise<Met[]> {
  const { rows } = await sql<Met>`
    select appointments.id, patient_id, dietitian_id, price_halalas as halalas, requested_at, completed_at, ends_at
      from appointments join users as patient on patient.id = patient_id join users as dietitian on dietitian.id = dietitian_id
      where status = 'completed' and outcome = 'attended' and price_halalas > 0 and package_id is null and not exists (select from payments)
        and requested_at > ${now}::timestamptz - interval '60 days'
        and (patient.email = 'patient@nabta.test' or dietitian.email = 'dietitian@nabta.test')
      order by (patient.email = 'patient@nabta.test') desc, starts_at desc limit 14`.execute(tx)
  return rows.toSorted((a, b) => a.requested_at.getTime() - b.requested_at.getTime())
}

async function payForAppointment(tx: Tx, met: Met, now: Date): Promise<void> {
  const { id: appointment, requested_at: at, completed_at: settledAt } = met
  await capture(tx, { ...met, appointment, package: null, openedAt: at, at, settledAt })
  await sql`update appointments set paid_halalas = price_halalas where id = ${appointment}::uuid`.execute(tx)
  await earn(tx, met, now)
}

type Bought = {
  id: string
  patient_id: string
  dietitian_id: string
  halalas: number
  asked_at: Date
  bought_at: Date
}

/** Only the demo's own: whoever buys one pays first. */
async function boughtUnpaid(tx: Tx): Promise<Bought[]> {
  const { rows } = await sql<Bought>`
    select id, patient_id, dietitian_id, price_halalas as halalas, asked_at, bought_at from packages
      where state = 'open' and patient_id is not null and dietitian_id is not null
        and not exists (select from payments where package_id = packages.id) order by bought_at`.execute(tx)
  return rows
}

/** Each use that has taken place is earned by itself; what has not stays prepaid. */
async function payForPackage(tx: Tx, bought: Bought, now: Date): Promise<void> {
  const { id, asked_at: openedAt, bought_at: at } = bought
  await capture(tx, { ...bought, appointment: null, package: id, openedAt, at, settledAt: null })
  const { rows } = await sql<Met>`
    select appointments.id, patient_id, dietitian_id, halalas, requested_at, completed_at, ends_at
      from package_uses join appointments on appointments.id = appointment_id
      where package_uses.package_id = ${id}::uuid and state = 'used' order by completed_at`.execute(tx)
  for (const used of rows) await earn(tx, { ...used, kind: 'package_earned' }, now)
}

type Capture = Pick<Met, 'patient_id' | 'dietitian_id' | 'halalas'> & {
  appointment: string | null
  package: string | null
  openedAt: Date
  at: Date
  settledAt: Date | null
}

async function capture(
  tx: Tx,
  { appointment, package: bought, halalas, openedAt, at, settledAt, ...sides }: Capture,
): Promise<void> {
  const id = randomUUID()
  await sql`
    insert into payments (id, patient_id, dietitian_id, appointment_id, package_id, amount_halalas, fee_percent, vat_percent, form, url, opened_at,
        form_until)
      values (${id}::uuid, ${sides.patient_id}::uuid, ${sides.dietitian_id}::uuid, ${appointment}::uuid, ${bought}::uuid, ${halalas},
        ${feePercent}, ${vatPercent}, ${`demo form ${id}`}, 'https://pay.example/', ${openedAt}, ${at})`.execute(
    tx,
  )
  await sql`
    update payments set state = 'captured', gateway_payment = ${randomUUID()}, card_brand = ${card.company}, last_four = ${card.lastFour},
        captured_at = ${at}, settled_at = ${settledAt}
      where id = ${id}::uuid`.execute(tx)
  await postCapture(tx, { payment: id, halalas, gatewayFee: feeOf({ amount: halalas, source: card }) }, at)
}

async function earn(tx: Tx, met: Met & { kind?: 'package_earned' }, now: Date): Promise<void> {
  const { kind, id: cause, dietitian_id: of, halalas: kept, completed_at: completedAt, ends_at: endsAt } = met
  const share = shareOf(kept, { fee_percent: feePercent, vat_percent: vatPercent })
  await postEarned(tx, { ...(kind && { kind }), cause, of, kept, share }, completedAt)
  const availableAt = new Date(endsAt.getTime() + hoursUntilAvailable * 3_600_000)
  if (availableAt <= now) await postAvailable(tx, { cause, of, halalas: share.earned }, availableAt)
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
