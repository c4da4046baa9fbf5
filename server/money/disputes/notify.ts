import type { NotificationKind } from '#contract/notifications/list.ts'
import { system } from '#server/ground/data/db.ts'
import type { EventOfJob } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { notify } from '#server/notifications/list/notify.ts'
import type { moneyEvents } from '../events.ts'
import { loadDisputeOfEvent } from './load-dispute-of-event.ts'

/** Notifies the admins, who answer the bank, and the dietitian, whose share is on hold until the decision. */
export const disputeNotified: Job<EventOfJob<typeof moneyEvents, 'dispute_notified'>> = (house, eventId) =>
  house.db.as(system, async (tx) => {
    const { event, state, dietitian, admins } = await loadDisputeOfEvent(tx, eventId)
    const kind: NotificationKind = state === 'open' ? 'payment.disputed' : `payment.dispute_${state}`
    await notify(tx, house, event, [
      ...(dietitian === null ? [] : [{ to: dietitian, kind, side: 'dietitian' as const }]),
      ...admins.map((to) => ({ to, kind })),
    ])
  })
