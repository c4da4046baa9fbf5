import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { notificationEvents } from '#server/notifications/events.ts'
import { zoneOf } from '#server/notifications/facts.ts'

/**
 * After `account.zone_chosen`: upcoming appointments are shown in the patient's new zone, in emails and calendars
 * too.
 */
export const followPatientZone: Job<EventOfJob<typeof notificationEvents, 'appointments_by_clock'>> = (
  { db, clock },
  eventId,
) =>
  db.as(system, async (tx) => {
    const { subject_id } = await eventOf(tx, eventId)
    await sql`
      update appointments set patient_zone = ${zoneOf(sql`patient_id`)}
        where patient_id = ${subject_id}::uuid and starts_at > ${clock.now()} and status in ('pending', 'confirmed')`.execute(
      tx,
    )
  })
