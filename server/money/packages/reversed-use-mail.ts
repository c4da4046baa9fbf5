import { sql } from 'kysely'
import type { ReversalTarget } from '#contract/money/payment-desk.ts'
import { refundMails } from '#copy/money/refund-mails.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { openReason, type SealedReason } from '#server/ground/data/reasons.ts'
import type { moneyEvents } from '../events.ts'
import { mailReader } from '../payments/mail.ts'
import { creditOfDecision } from '../wallets/facts.ts'

type Taken = SealedReason & {
  patient_id: string | null
  dietitian_id: string | null
  appointment_id: string
  goes_to: ReversalTarget
  credited: number
}

/** After `payment.use_taken_back`: tells both sides the reason. A refund to a card has its own email. */
export const reversedUseMail: Job<EventOfJob<typeof moneyEvents, 'use_taken_back_mail'>> = async (
  house,
  eventId,
) => {
  const { detail, taken } = await house.db.as(system, async (tx) => {
    const { detail } = await eventOf(tx, eventId)
    const { rows } = await sql<Taken>`
      select taken_uses.id, patient_id, dietitian_id, taken_uses.appointment_id, goes_to, reason, reason_sealed,
          ${creditOfDecision(sql`taken_uses.id`)} as credited
        from taken_uses join payments on payments.id = payment_id where taken_uses.id = ${detail.taken}::uuid`.execute(
      tx,
    )
    return { detail, taken: rows[0] }
  })
  if (!taken) return
  const { goes_to: to, credited } = taken
  const reason = openReason(house, 'taken_uses', taken) ?? ''
  const forPatient =
    to === 'package'
      ? refundMails.returnedUse(reason)
      : credited > 0
        ? refundMails.walletForUse(credited / 100, reason)
        : null
  if (forPatient)
    await mailReader(house, `${eventId}.patient`, taken.patient_id, forPatient, '/patient/packages')
  if (detail.share > 0)
    await mailReader(
      house,
      `${eventId}.dietitian`,
      taken.dietitian_id,
      refundMails.takenBackUse(detail.share / 100, to, reason),
      `/dietitian/appointments/${taken.appointment_id}`,
    )
}
