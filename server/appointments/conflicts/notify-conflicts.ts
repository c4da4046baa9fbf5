import type { availabilityEvents } from '#server/availability/events.ts'
import { type Actor, system } from '#server/data/db.ts'
import { type EventBefore, eventOf } from '#server/data/events.ts'
import type { Job } from '#server/data/job.ts'
import { notify } from '#server/notifications/list/notify.ts'
import { loadConflicts } from './conflicts.ts'

/** A dietitian whose new hours leave appointments outside: once, until it has been read. */
export const conflictsNotified: Job<EventBefore<typeof availabilityEvents, 'conflicts_notified'>> = async (
  house,
  eventId,
) => {
  const { db, clock } = house
  const event = await db.as(system, (tx) => eventOf(tx, eventId))
  const dietitian: Actor = { id: event.subject_id, role: 'dietitian', language: 'en' }
  const { conflicts } = await db.as(dietitian, (tx) => loadConflicts(tx, dietitian, clock.now()))
  if (conflicts.length === 0) return
  const notice = { to: dietitian.id, kind: 'conflicts.found', subject: dietitian.id, replaces: true } as const
  await db.as(system, (tx) => notify(tx, house, event, [notice]))
}
