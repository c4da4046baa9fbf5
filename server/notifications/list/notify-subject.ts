import { type NotificationKind, notificationKinds } from '#contract/notifications/list.ts'
import { system } from '#server/ground/data/db.ts'
import { eventOf, type Recorded } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { notify } from './notify.ts'

/** Notifies the owner of an account or practice of changes to it. */
export const subjectNotified: Job<Recorded> = (house, eventId) =>
  house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    if (isTold(event.kind)) await notify(tx, house, event, [{ to: event.subject_id, kind: event.kind }])
  })

const isTold = (kind: string): kind is NotificationKind =>
  (notificationKinds as readonly string[]).includes(kind)
