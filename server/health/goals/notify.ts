import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { notify } from '#server/notifications/list/notify.ts'
import type { healthEvents } from '../events.ts'

/** Tells the other party about a proposal, and the proposer when it is accepted, without revealing the goal. */
export const goalNotified: Job<EventOfJob<typeof healthEvents, 'goal_notified'>> = (house, eventId) =>
  house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const goal = await tx
      .selectFrom('health_goals')
      .select(['patient_id', 'dietitian_id', 'proposed_by', 'state'])
      .where('id', '=', event.subject_id)
      .executeTakeFirst()
    if (!goal?.dietitian_id || goal.state !== event.kind.slice('goal.'.length)) return
    const { patient_id, dietitian_id, proposed_by } = goal
    const toPatient = (event.kind === 'goal.proposed') === (proposed_by === 'dietitian')
    await notify(tx, house, event, [
      toPatient
        ? { to: patient_id, kind: event.kind, side: 'patient', dietitian: dietitian_id }
        : { to: dietitian_id, kind: event.kind, side: 'dietitian', subject: patient_id },
    ])
  })
