import type { availabilityEvents } from '#server/availability/events.ts'
import { type Actor, system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { notify } from '#server/notifications/list/notify.ts'
import { loadConflicts } from './conflicts.ts'

/**
 * Changed hours may conflict with other appointments: reloads open lists, and notifies the dietitian of conflicts,
 * but not again until that notification is read.
 */
export const announceConflicts: Job<EventOfJob<typeof availabilityEvents, 'conflicts_told'>> = async (
  house,
  eventId,
) => {
  const { db, clock } = house
  const event = await db.as(system, (tx) => eventOf(tx, eventId))
  const dietitian: Actor = { id: event.subject_id, role: 'dietitian', language: 'en' }
  const { conflicts } = await db.as(dietitian, (tx) => loadConflicts(tx, dietitian, clock.now()))
  await db.as(system, async (tx) => {
    if (conflicts.length > 0)
      await notify(tx, house, event, [{ to: dietitian.id, kind: 'conflicts.found', subject: dietitian.id }])
    await announce(tx, house, [dietitian.id], { topic: 'conflicts' })
  })
}
