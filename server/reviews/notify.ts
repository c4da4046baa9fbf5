import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { notify } from '#server/notifications/list/notify.ts'
import type { reviewEvents } from './events.ts'

/** The same rules as for email: nothing for a removed or hidden review, and only the first reply. */
export const reviewNotified: Job<EventOfJob<typeof reviewEvents, 'review_notified'>> = (house, eventId) =>
  house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const review = await tx
      .selectFrom('reviews')
      .select(['patient_id', 'dietitian_id', 'appointment_id', 'hidden_at', 'reply'])
      .where('id', '=', event.subject_id)
      .executeTakeFirst()
    if (!review || Boolean(review.hidden_at) !== (event.kind === 'review.hidden')) return
    if (event.kind === 'review.replied' && !(event.detail.isFirst && review.reply !== null)) return
    const side = event.kind === 'review.written' ? 'dietitian' : 'patient'
    const to = review[`${side}_id`]
    const dietitian = side === 'patient' ? review.dietitian_id : null
    if (to)
      await notify(tx, house, event, [
        { to, kind: event.kind, side, subject: review.appointment_id, dietitian },
      ])
  })
