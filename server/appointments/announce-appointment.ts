import { system, type Tx } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import type { appointmentEvents } from './events.ts'

/** Makes both sides' open pages reload the appointment. */
export async function announceToSides(tx: Tx, house: House, id: string): Promise<void> {
  const sides = await tx
    .selectFrom('appointments')
    .select(['patient_id', 'dietitian_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  const people = [sides?.patient_id, sides?.dietitian_id].filter((person) => typeof person === 'string')
  await announce(tx, house, people, { topic: 'appointments', id })
}

/** For events that notify no one. */
export const announceAppointment: Job<EventOfJob<typeof appointmentEvents, 'appointment_told'>> = (
  house,
  eventId,
) => house.db.as(system, async (tx) => announceToSides(tx, house, (await eventOf(tx, eventId)).subject_id))
