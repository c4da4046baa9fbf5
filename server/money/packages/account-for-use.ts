import { sql } from 'kysely'
import {
  type EndedPaidAppointment,
  endedPaidAppointment,
} from '#server/appointments/facts/paid-appointments.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { postEarned } from '../ledger/post-earned.ts'
import { shareOf } from '../payments/rules.ts'
import { packageOf } from './facts.ts'
import { lockPackagePayment, refundToCardThenWallet } from './refund-to-card-then-wallet.ts'
import { endUse, lockUse, returnUse, spendUse } from './uses.ts'

/**
 * Accounts for an appointment that was booked with a package, once: its session is earned, or returned to the
 * package. If the package is over, or its dietitian has left, the session is refunded instead. While a dispute is
 * open it waits; what the bank's decision has already given the patient (`byBank`) is not refunded again. Returns how
 * much of that was for this session.
 */
export async function accountForUse(
  tx: Tx,
  appointment: string,
  now: Date,
  { byBank }: { byBank?: number } = {},
): Promise<number> {
  const { rows } = await sql<{ package_id: string | null }>`
    select ${packageOf(sql`${appointment}::uuid`)} as package_id`.execute(tx)
  if (!rows[0]?.package_id) return 0
  const payment = await lockPackagePayment(tx, rows[0].package_id)
  if (!payment || (payment.is_disputed && byBank === undefined)) return 0
  const [use, ended] = [
    await lockUse(tx, appointment),
    await sql<EndedPaidAppointment>`${endedPaidAppointment(appointment)}`.execute(tx),
  ]
  const [end] = ended.rows
  if (!use || !end) return 0
  const { dietitian_id: dietitian } = payment
  if (end.refund_halalas > 0 || dietitian === null) {
    if (use.is_open && dietitian !== null) {
      await returnUse(tx, use, appointment, !end.by_patient, now)
      return 0
    }
    await endUse(tx, appointment)
    const gone = Math.min(use.halalas, byBank ?? 0)
    await refundToCardThenWallet(
      tx,
      payment,
      { halalas: use.halalas - gone, cause: 'use_returned', wish: null, appointment },
      now,
    )
    return gone
  }
  await spendUse(tx, appointment)
  const share = shareOf(use.halalas, payment)
  await postEarned(
    tx,
    { kind: 'package_earned', cause: appointment, of: dietitian, kept: use.halalas, share },
    now,
  )
  return 0
}
