import { type Actor, system, type Tx } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { notify } from '#server/notifications/list/notify.ts'
import { announceToSides } from './announce-appointment.ts'
import { type appointmentEvents, record } from './events.ts'

/**
 * An admin has refunded part of the payment, before or after the appointment: recorded in its history, and both sides
 * are notified.
 */
export async function recordRefund(tx: Tx, actor: Actor, id: string, now: Date): Promise<void> {
  const met = await tx
    .selectFrom('appointments')
    .select('dietitian_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (met)
    await record(tx, actor, 'appointment.refund_decided', id, now, {
      by: 'platform',
      dietitian: met.dietitian_id,
    })
}

export const notifyOfRefund: Job<EventOfJob<typeof appointmentEvents, 'appointment_refund_noted'>> = (
  house,
  eventId,
) =>
  house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const { kind, subject_id: subject } = event
    await announceToSides(tx, house, subject)
    const met = await tx
      .selectFrom('appointments')
      .select(['patient_id', 'dietitian_id', 'starts_at as startsAt'])
      .where('id', '=', subject)
      .executeTakeFirst()
    if (!met) return
    const { patient_id: patient, dietitian_id: dietitian, startsAt } = met
    await notify(tx, house, event, [
      ...(patient ? [{ to: patient, kind, side: 'patient' as const, subject, dietitian, startsAt }] : []),
      ...(dietitian
        ? [{ to: dietitian, kind, side: 'dietitian' as const, subject, dietitian: null, startsAt }]
        : []),
    ])
  })
