import { adminIds } from '#server/accounts/admins.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { notify } from '#server/notifications/list/notify.ts'
import type { verificationEvents } from '#server/verification/events.ts'
import { loadStatus } from '#server/verification/own-status.ts'

/** Notifies admins of a waiting application, unless it was withdrawn or decided meanwhile. */
export const applicationNotified: Job<EventOfJob<typeof verificationEvents, 'application_notified'>> = (
  house,
  eventId,
) =>
  house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const dietitian = event.subject_id
    const status = await loadStatus(tx, dietitian)
    if (status?.submitted_at?.getTime() !== event.at.getTime()) return
    const admins = await adminIds(tx, 'verification')
    await notify(
      tx,
      house,
      event,
      admins.map((to) => ({ to, kind: event.kind, subject: dietitian, dietitian })),
    )
  })
