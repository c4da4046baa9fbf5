import type { Party } from '#contract/appointments/appointment.ts'
import { system } from '#server/ground/data/db.ts'
import { enqueue, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { announceToSides } from '../announce-appointment.ts'
import type { Followed } from '../events.ts'
import { type Channel, noticesFor } from './notice-channels.ts'
import { notifySides } from './notify-sides.ts'
import { withdrawRequests } from './withdraw-requests.ts'

/** The jobs that `appointmentFollowed` enqueues, one for each channel and side. */
export type NoticeJobs = Readonly<Record<`appointment_${Channel}_${Party}`, Job<Followed>>>

/** Each notice of an event is a job of its own, so that a failed one delays no other. */
export const appointmentFollowed: Job<Followed> = async (house, eventId) => {
  const { subject_id: id } = await house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    if (event.kind !== 'appointment.reminder_due') await announceToSides(tx, house, event.subject_id)
    const notices = noticesFor(event)
    await enqueue(
      tx,
      notices.map(({ channel, side }) => `appointment_${channel}_${side}` satisfies keyof NoticeJobs),
      eventId,
    )
    await notifySides(tx, house, event)
    return event
  })
  // In a transaction of its own: each locks lists of notifications in the order of their owners.
  await house.db.as(system, (tx) => withdrawRequests(tx, house, id))
}
