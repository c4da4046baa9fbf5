import { sql } from 'kysely'
import type { appointmentEvents } from '#server/appointments/events.ts'
import {
  type EndedPaidAppointment,
  endedPaidAppointment,
} from '#server/appointments/facts/paid-appointments.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { record } from '../events.ts'
import { postEarned } from '../ledger/post-earned.ts'
import { accountForUse } from '../packages/account-for-use.ts'
import { creditWallet } from '../wallets/credit-wallet.ts'
import { creditedByAdmins } from '../wallets/facts.ts'
import { oweRefund } from './owe-refund.ts'
import { refundMissedAppointment } from './refund-missed-appointment.ts'
import { shareOf, splitRefund } from './rules.ts'

/** After an appointment has ended: the payment for it is refunded, or goes to those who have earned it. */
export const accountAfterEnd: Job<EventOfJob<typeof appointmentEvents, 'account_for_appointment'>> = (
  house,
  eventId,
) =>
  house.db.as(system, async (tx) => {
    const { subject_id } = await eventOf(tx, eventId)
    const now = house.clock.now()
    await accountForAppointment(tx, subject_id, now)
    await refundMissedAppointment(tx, subject_id, house, now)
  })

type Row = {
  id: string
  patient_id: string | null
  dietitian_id: string | null
  amount_halalas: number
  wallet_halalas: number
  fee_percent: number
  vat_percent: number
  /**
   * Already refunded by a bank, by admins to the card, and by admins to the wallet; and refunds that a bank has made
   * unnecessary.
   */
  by_bank: number
  to_card: number
  to_wallet: number
  covered: number
}

/** Once for each payment; does nothing for an appointment that was not paid for. */
export async function accountForAppointment(tx: Tx, appointment: string, now: Date): Promise<void> {
  await accountForUse(tx, appointment, now)
  const { rows } = await sql<Row>`
    select id, patient_id, dietitian_id, amount_halalas, wallet_halalas, fee_percent, vat_percent,
        (select coalesce(sum(gone_back), 0)::int from disputes where payment_id = payments.id) as by_bank,
        (select coalesce(sum(halalas), 0)::int from refunds where payment_id = payments.id and cause = 'by_admin') as to_card,
        ${creditedByAdmins(sql`payments.id`)} as to_wallet,
        (select coalesce(sum(halalas), 0)::int from refunds where payment_id = payments.id and by_bank) as covered
      from payments
      where appointment_id = ${appointment}::uuid and state = 'captured' and settled_at is null and disputed_at is null
      for no key update`.execute(tx)
  const ended = await sql<EndedPaidAppointment>`${endedPaidAppointment(appointment)}`.execute(tx)
  const [[payment], [end]] = [rows, ended.rows]
  if (!payment || !end) return
  const { id, patient_id: patient, dietitian_id: dietitian } = payment
  const paid = payment.amount_halalas + payment.wallet_halalas - payment.to_card - payment.to_wallet
  // If the dietitian has left, nobody can earn the money, so the patient is refunded.
  const back = dietitian === null ? paid : Math.min(end.refund_halalas, paid)
  const byBank = payment.by_bank - payment.covered
  const { card, wallet } = splitRefund(
    back - byBank,
    Math.max(0, payment.amount_halalas - byBank - payment.to_card),
    patient === null ? null : end.refund_to,
  )
  if (card > 0) await oweRefund(tx, { payment: id, halalas: card, cause: 'ended' }, now)
  if (wallet > 0 && patient !== null) {
    await creditWallet(tx, { person: patient, payment: id, appointment, halalas: wallet }, now)
    await record(tx, system, 'payment.credited', id, now)
  }
  const kept = paid - back
  if (kept > 0 && dietitian !== null)
    await postEarned(tx, { cause: appointment, of: dietitian, kept, share: shareOf(kept, payment) }, now)
  await tx.updateTable('payments').set({ settled_at: now }).where('id', '=', id).execute()
  await record(tx, system, 'payment.settled', id, now)
}
