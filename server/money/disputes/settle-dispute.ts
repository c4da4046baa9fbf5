import { sql } from 'kysely'
import { type Day, todayInRiyadh } from '#contract/days.ts'
import { disputeWords } from '#copy/money/disputes.ts'
import { adminIds } from '#server/accounts/admins.ts'
import { cancelUnpaid } from '#server/appointments/cancel-upcoming.ts'
import {
  type EndedPaidAppointment,
  endedPaidAppointment,
} from '#server/appointments/facts/paid-appointments.ts'
import { type ReasonSealer, reasonSealer } from '#server/appointments/reason.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import type { Dispute, Payment } from '../gateway/gateway.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { accountForUse } from '../packages/account-for-use.ts'
import { appointmentsOf } from '../packages/facts.ts'
import { refundUnusedSessions } from '../packages/uses.ts'
import { accountForAppointment } from '../payments/account-for-appointment.ts'
import { refundMissedAppointment } from '../payments/refund-missed-appointment.ts'
import { recordGatewayRefunds } from '../payments/refund-payment.ts'

type Row = {
  id: string
  appointment_id: string | null
  package_id: string | null
  patient_id: string | null
  dietitian_id: string | null
  settled_at: Date | null
}
type Known = { id: string; state: 'open' | 'won' | 'lost'; halalas: number }

/** Records the dispute of a payment as the gateway reports it. Safe to repeat: each step is recorded once. */
export async function settleDispute(house: House, said: Payment): Promise<void> {
  const { dispute } = said
  if (!dispute) return
  const now = house.clock.now()
  await house.db.as(system, async (tx) => {
    const { rows } = await sql<Row>`
      select id, appointment_id, package_id, patient_id, dietitian_id, settled_at from payments
        where gateway_payment = ${said.id} and state = 'captured' for no key update`.execute(tx)
    const [payment] = rows
    if (!payment) return
    // The gateway may have made refunds that are not recorded here yet; the bank claims the rest.
    await recordGatewayRefunds(tx, payment, said.refunded, house)
    const known = (await find(tx, dispute)) ?? (await open(tx, payment, dispute, now))
    if (known.state === 'open' && dispute.status === 'won') await win(tx, payment, known, house, now)
    if (known.state === 'open' && dispute.status === 'lost') await lose(tx, payment, known, house, now)
    const sides = [payment.patient_id, payment.dietitian_id].filter((id) => id !== null)
    await announce(tx, house, [...new Set([...sides, ...(await adminIds(tx, 'finance'))])], {
      topic: 'payments',
    })
  })
}

async function find(tx: Tx, { id }: Dispute): Promise<Known | undefined> {
  const { rows } = await sql<Known>`
    select id, state, halalas from disputes where gateway_dispute = ${id}`.execute(tx)
  return rows[0]
}

/** A day that cannot be read counts as not named. */
function answerDayIn({ respond_by: said }: Dispute): Day | null {
  const at = new Date(said ?? Number.NaN)
  return Number.isNaN(at.getTime()) ? null : todayInRiyadh(at)
}

/** The bank has already taken the money; its decision shows who bears the loss. */
async function open(tx: Tx, payment: Row, dispute: Dispute, now: Date): Promise<Known> {
  const { rows } = await sql<Known>`
    insert into disputes (payment_id, gateway_dispute, halalas, reason, opened_at, answer_by)
      values (${payment.id}::uuid, ${dispute.id}, ${dispute.amount}, ${dispute.reason}, ${now}, ${answerDayIn(dispute)}::date)
      returning id, state, halalas`.execute(tx)
  if (!rows[0]) throw new Error('the dispute disappeared right after it was stored')
  const { id, halalas } = rows[0]
  await postTransaction(
    tx,
    {
      kind: 'dispute_opened',
      cause: id,
      entries: [
        { account: 'disputed', halalas },
        { account: 'clearing', halalas: -halalas },
      ],
    },
    now,
  )
  await tx.updateTable('payments').set({ disputed_at: now }).where('id', '=', payment.id).execute()
  await record(tx, system, 'payment.disputed', payment.id, now)
  return rows[0]
}

async function win(tx: Tx, payment: Row, { id, halalas }: Known, house: House, now: Date): Promise<void> {
  await postTransaction(
    tx,
    {
      kind: 'dispute_won',
      cause: id,
      entries: [
        { account: 'clearing', halalas },
        { account: 'disputed', halalas: -halalas },
      ],
    },
    now,
  )
  await end(tx, payment, id, { state: 'won', gone_back: 0, borne: 0 }, house, now)
}

/**
 * Money that was owed to the patient anyway counts as refunded; the platform bears the rest. An upcoming appointment
 * is no longer paid for, so it is cancelled.
 */
async function lose(tx: Tx, payment: Row, { id, halalas }: Known, house: House, now: Date): Promise<void> {
  const isSettled = payment.settled_at !== null
  const reason = reasonSealer(house.keys, disputeWords.cancelled)
  if (payment.appointment_id !== null && !isSettled)
    await cancelUnpaid(tx, payment.appointment_id, reason, now)
  const due = await takeOver(tx, payment.id, halalas, now)
  const prepaid = isSettled ? 0 : await owedBack(tx, payment, { halalas: halalas - due, reason }, now)
  const borne = halalas - prepaid - due
  await postTransaction(
    tx,
    {
      kind: 'dispute_lost',
      cause: id,
      entries: [
        { account: 'prepaid', halalas: prepaid },
        { account: 'refunds_due', halalas: due },
        { account: 'losses', halalas: borne },
        { account: 'disputed', halalas: -halalas },
      ],
    },
    now,
  )
  await end(tx, payment, id, { state: 'lost', gone_back: prepaid + due, borne }, house, now)
}

type Taken = { halalas: number; reason: ReasonSealer }

/** The refund due for the ended appointment, at most the amount that the bank has taken. */
async function owedBack(
  tx: Tx,
  { appointment_id, package_id, dietitian_id }: Row,
  { halalas, reason }: Taken,
  now: Date,
): Promise<number> {
  if (package_id !== null) return takeFromPackage(tx, package_id, { halalas, reason }, now)
  if (appointment_id === null) return 0
  if (dietitian_id === null) return halalas
  const { rows } = await sql<EndedPaidAppointment>`${endedPaidAppointment(appointment_id)}`.execute(tx)
  return Math.min(halalas, rows[0]?.refund_halalas ?? 0)
}

/** Cancels upcoming appointments of the package, and ends unused sessions as far as the bank has taken their money. */
async function takeFromPackage(
  tx: Tx,
  bought: string,
  { halalas, reason }: Taken,
  now: Date,
): Promise<number> {
  const { rows } = await appointmentsOf(sql`${bought}::uuid`).execute(tx)
  let left = halalas
  for (const { appointment_id: appointment } of rows) {
    await cancelUnpaid(tx, appointment, reason, now)
    left -= await accountForUse(tx, appointment, now, { byBank: left })
  }
  return halalas - left + (await refundUnusedSessions(tx, bought, left))
}

/**
 * Marks refunds that the gateway was not asked for in time as made by the bank, as far as the bank's amount covers
 * them in full.
 */
async function takeOver(tx: Tx, payment: string, halalas: number, now: Date): Promise<number> {
  const { rows } = await sql<{ halalas: number }>`
    update refunds set done_at = ${now}, by_bank = true from (
        select id, sum(halalas) over (order by owed_at, id) as so_far from refunds where payment_id = ${payment}::uuid and done_at is null
      ) as owed
      where owed.id = refunds.id and owed.so_far <= ${halalas} returning refunds.halalas`.execute(tx)
  return rows.reduce((sum, each) => sum + each.halalas, 0)
}

type End = { state: 'won' | 'lost'; gone_back: number; borne: number }

async function end(
  tx: Tx,
  { id, appointment_id, package_id }: Row,
  dispute: string,
  how: End,
  house: House,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('disputes')
    .set({ ...how, ended_at: now })
    .where('id', '=', dispute)
    .execute()
  await sql`
    update payments set disputed_at = (select min(opened_at) from disputes where payment_id = payments.id and state = 'open')
      where id = ${id}::uuid`.execute(tx)
  await record(tx, system, 'payment.dispute_ended', id, now)
  // These appointments have waited for the decision.
  const { rows } = await appointmentsOf(sql`${package_id}::uuid`).execute(tx)
  const waited = [appointment_id, ...rows.map((used) => used.appointment_id)]
  for (const appointment of waited)
    if (appointment !== null) {
      await accountForAppointment(tx, appointment, now)
      await refundMissedAppointment(tx, appointment, house, now)
    }
}
