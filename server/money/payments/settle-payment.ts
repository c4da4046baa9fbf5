import { sql } from 'kysely'
import type { PaymentOutcome } from '#contract/money/payments.ts'
import { bookReserved } from '#server/appointments/booking/book-reserved.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { isUnpaidForm, paidWithOf } from '../cards/rules.ts'
import { record } from '../events.ts'
import { type Gateway, gatewayOf, holdsMoney, type Payment } from '../gateway/gateway.ts'
import { postCapture } from '../ledger/post-capture.ts'
import { sellPackage } from '../packages/sell-package.ts'
import { isHoldCovered, spendHeld } from '../wallets/pay-from-wallet.ts'
import { failCharges } from './card-charges.ts'
import { oweRefund } from './owe-refund.ts'
import { isWaiting, provesPayment, unpaidOutcome } from './rules.ts'

type Row = {
  id: string
  patient_id: string | null
  appointment_id: string | null
  package_id: string | null
  amount_halalas: number
  /** The part that the wallet pays; without a form that is the whole amount. */
  wallet_halalas: number
  form: string | null
  state: 'opened' | 'captured' | 'expired'
  opened_at: Date
  form_until: Date
  told_waiting_at: Date | null
  gateway_payment: string | null
  /** Attempts with saved cards that may still succeed. */
  charges: string[]
  is_late: boolean
}
export type SettledPayment = { outcome: PaymentOutcome; appointment: string | null }

/**
 * Asks the gateway for the outcome of a payment, and records it once it is decided. Returning patients, webhooks and
 * scheduled jobs all call this, as often as they like: money is captured once, and in the same transaction it pays
 * for the booking or is owed back.
 */
export async function settlePayment(house: House, id: string): Promise<SettledPayment> {
  const gateway = gatewayOf(house)
  const row = await house.db.as(system, (tx) => readPayment(tx, id))
  if (row?.form === null)
    return house.db.as(system, (tx) => captureFromWallet(tx, id, house.clock.now(), house))
  if (!row || !gateway) return { outcome: 'ended', appointment: null }
  if (row.state === 'captured') {
    await lookAtOthers(house, gateway, row)
    return captured(row)
  }
  const tried = await triedFor(gateway, row)
  const paid = tried.find((each) => provesPayment(each, row))
  const now = house.clock.now()
  if (paid) {
    const { settled, gateway_payment } = await house.db.as(system, (tx) => capture(tx, id, paid, now, house))
    await lookAtOthers(house, gateway, { ...row, gateway_payment }, tried)
    return settled
  }
  await releaseOthers(house, gateway, row, tried)
  const failed = tried.filter(({ id: one, status }) => status === 'failed' && row.charges.includes(one))
  const outcome = unpaidOutcome(row, tried.some(isUnpaidForm), now)
  const isOver = outcome === 'ended' && row.state === 'opened'
  const waits = row.state === 'opened' && row.told_waiting_at === null && isWaiting(row, outcome, now)
  if (isOver || waits || failed.length > 0)
    await house.db.as(system, async (tx) => {
      await failCharges(
        tx,
        failed.map((each) => each.id),
        now,
      )
      if (isOver) await expire(tx, id, now)
      else if (waits) await tellWaiting(tx, id, now)
    })
  return { outcome, appointment: null }
}

/** Payments made through its form, and attempts with saved cards. */
async function triedFor(gateway: Gateway, { form, charges }: Row): Promise<Payment[]> {
  const [told, ...charged] = await Promise.all([
    form === null ? null : gateway.readForm(form),
    ...charges.map((charge) => gateway.readPayment(charge)),
  ] as const)
  return [...(told?.payments ?? []), ...charged.flatMap((each) => each ?? [])]
}

/** Releases any other money paid for it, in another tab, with another card or amount: that money has bought nothing. */
async function releaseOthers(
  house: House,
  gateway: Gateway,
  { id, gateway_payment }: Pick<Row, 'id' | 'gateway_payment'>,
  tried: readonly Payment[],
): Promise<void> {
  for (const other of tried)
    if (other.id !== gateway_payment && holdsMoney(other)) {
      house.log('warn', 'payment.not_ours', { payment: id })
      await gateway.release(other.id)
    }
}

/** A capture is reported whatever happens to these: the nightly job checks those that cannot be read now. */
async function lookAtOthers(house: House, gateway: Gateway, row: Row, tried?: readonly Payment[]) {
  try {
    await releaseOthers(house, gateway, row, tried ?? (await triedFor(gateway, row)))
  } catch (fault) {
    house.log('warn', 'payment.not_looked_at', { payment: row.id, fault: (fault as Error).name })
  }
}

async function readPayment(tx: Tx, id: string, lock = false): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select id, patient_id, appointment_id, package_id, amount_halalas, wallet_halalas, form, state, opened_at, form_until, told_waiting_at, gateway_payment,
        array(select charge.id::text from card_charges as charge where charge.payment_id = payments.id and failed_at is null) as charges,
        exists (select from refunds where payment_id = payments.id and cause in ('time_gone', 'not_sold')) as is_late
      from payments where id = ${id}::uuid ${lock ? sql`for no key update of payments` : sql``}`.execute(tx)
  return rows[0]
}

const captured = ({ appointment_id, is_late }: Pick<Row, 'appointment_id' | 'is_late'>): SettledPayment =>
  is_late ? { outcome: 'refunded', appointment: null } : { outcome: 'paid', appointment: appointment_id }

type Captured = { settled: SettledPayment; gateway_payment: string | null }

async function capture(tx: Tx, id: string, paid: Payment, now: Date, house: House): Promise<Captured> {
  const row = await readPayment(tx, id, true)
  if (!row) return { settled: { outcome: 'ended', appointment: null }, gateway_payment: null }
  if (row.state === 'captured') return { settled: captured(row), gateway_payment: row.gateway_payment }
  const { amount_halalas: amount, wallet_halalas: wallet, package_id, patient_id } = row
  const { number, mobile } = paid.source
  await tx
    .updateTable('payments')
    .set({
      state: 'captured',
      gateway_payment: paid.id,
      captured_at: now,
      card_brand: paidWithOf(paid.source),
      last_four: /\d{4}$/.exec(number ?? mobile ?? '')?.[0] ?? null,
    })
    .where('id', '=', id)
    .execute()
  await postCapture(tx, { payment: id, halalas: amount, gatewayFee: paid.fee ?? 0 }, now)
  await record(tx, system, 'payment.captured', id, now)
  const isCovered = wallet === 0 || (await isHoldCovered(tx, id, now))
  const given = isCovered && (await give(tx, row, now, house))
  const isBooked = given !== false
  if (isBooked && wallet > 0) await spendHeld(tx, id, now)
  if (!isBooked) {
    await oweRefund(tx, { payment: id, halalas: amount, cause: package_id ? 'not_sold' : 'time_gone' }, now)
    await tx.updateTable('payments').set({ settled_at: now }).where('id', '=', id).execute()
  }
  if (patient_id) await announce(tx, house, [patient_id], { topic: 'payments' })
  return {
    settled: captured({ appointment_id: isBooked ? given.appointment : null, is_late: !isBooked }),
    gateway_payment: paid.id,
  }
}

/** The wallet pays the whole amount, without a gateway: paid and booked, or neither. */
async function captureFromWallet(tx: Tx, id: string, now: Date, house: House): Promise<SettledPayment> {
  const row = await readPayment(tx, id, true)
  if (row?.state === 'captured') return captured(row)
  if (row?.state !== 'opened') return { outcome: 'ended', appointment: null }
  const { patient_id } = row
  const given = (await isHoldCovered(tx, id, now)) && (await give(tx, row, now, house))
  if (!given) {
    await expire(tx, id, now)
    return { outcome: 'ended', appointment: null }
  }
  await spendHeld(tx, id, now)
  await tx.updateTable('payments').set({ state: 'captured', captured_at: now }).where('id', '=', id).execute()
  await record(tx, system, 'payment.captured', id, now)
  if (patient_id) await announce(tx, house, [patient_id], { topic: 'payments' })
  return captured({ appointment_id: given.appointment, is_late: false })
}

/** Delivers what was paid for; false if it is no longer available. */
async function give(
  tx: Tx,
  { id, appointment_id, package_id }: Row,
  now: Date,
  house: House,
): Promise<Pick<SettledPayment, 'appointment'> | false> {
  if (appointment_id === null)
    return package_id !== null && (await sellPackage(tx, package_id, now)) && { appointment: null }
  const appointment = await bookReserved(tx, appointment_id, now, house)
  if (appointment === null) return false
  // An appointment that the dietitian had reserved has an id of its own, which no earlier attempt to pay may have.
  if (appointment !== appointment_id)
    await tx.updateTable('payments').set({ appointment_id: appointment }).where('id', '=', id).execute()
  return { appointment }
}

/** Nobody has paid in time. Money that still arrives is handled nevertheless. */
async function expire(tx: Tx, id: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ state: 'expired' })
    .where('id', '=', id)
    .where('state', '=', 'opened')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await record(tx, system, 'payment.expired', id, now)
}

/** Once, however many callers check at the same moment. */
async function tellWaiting(tx: Tx, id: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ told_waiting_at: now })
    .where('id', '=', id)
    .where('state', '=', 'opened')
    .where('told_waiting_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await record(tx, system, 'payment.waiting', id, now)
}
