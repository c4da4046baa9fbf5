import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import { type HealthGroup, healthGroups } from '#contract/health/kinds.ts'
import { daysBetweenRequests } from '#contract/health/visit.ts'
import { treatingDietitians } from '#server/appointments/facts/dietitians-of-patient.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { notify } from '#server/notifications/list/notify.ts'
import { type healthEvents, record } from '../events.ts'
import { announceToTreating } from './announce-to-treating.ts'
import { seePatient } from './see-patient.ts'

/** A refusal looks like no answer: until the days have passed, asking again changes nothing and tells nobody. */
export const requestAccess: Verb<typeof contract.requestAccess> = async (
  tx,
  actor,
  { patient, groups },
  now,
  house,
) => {
  const shared = await seePatient(tx, actor, patient)
  const wanted = healthGroups.filter((group) => groups.includes(group) && !shared.includes(group))
  if (wanted.length === 0) return { askedAt: now.toISOString() }
  const { rows } = await sql<{ asked_at: Date }>`
    insert into access_requests (patient_id, dietitian_id, health_groups, asked_at, answered_at)
      values (${patient}::uuid, ${actor.id}::uuid, ${wanted}::text[], ${now}::timestamptz, null)
    on conflict (patient_id, dietitian_id) do update
      set health_groups = excluded.health_groups, asked_at = excluded.asked_at, answered_at = null
      where access_requests.asked_at <= excluded.asked_at - ${daysBetweenRequests} * interval '1 day'
    returning asked_at`.execute(tx)
  if (rows.length > 0) {
    await record(tx, actor, 'access.asked', patient, now, { dietitian: actor.id })
    await announce(tx, house, [patient, actor.id], { topic: 'health', person: patient })
  }
  const known = await tx
    .selectFrom('access_requests')
    .select('asked_at')
    .where('patient_id', '=', patient)
    .where('dietitian_id', '=', actor.id)
    .executeTakeFirstOrThrow()
  return { askedAt: known.asked_at.toISOString() }
}

export const accessRequestNotified: Job<EventOfJob<typeof healthEvents, 'access_request_notified'>> = (
  house,
  eventId,
) =>
  house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const { dietitian } = event.detail
    await notify(tx, house, event, [
      { to: event.subject_id, kind: 'access.asked', side: 'patient', dietitian, subject: dietitian },
    ])
  })

/**
 * One press. If nothing was shared with anybody until now, sharing is turned on for this dietitian and these parts
 * alone.
 */
export const answerAccessRequest: Verb<typeof contract.answerAccessRequest> = async (
  tx,
  actor,
  { dietitian, shares },
  now,
  house,
) => {
  const row = await tx
    .selectFrom('access_requests')
    .select(['health_groups', 'answered_at'])
    .where('patient_id', '=', actor.id)
    .where('dietitian_id', '=', dietitian)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  if (row.answered_at) return { done: true }
  await tx
    .updateTable('access_requests')
    .set({ answered_at: now })
    .where('patient_id', '=', actor.id)
    .where('dietitian_id', '=', dietitian)
    .execute()
  if (shares) await share(row.health_groups as HealthGroup[])
  await record(tx, actor, 'access.answered', actor.id, now)
  // Of a refusal the dietitian’s open page hears nothing either.
  if (shares) await announceToTreating(tx, house, actor.id)
  else await announce(tx, house, [actor.id], { topic: 'health', person: actor.id })
  return { done: true }

  async function share(groups: readonly HealthGroup[]): Promise<void> {
    const choices = await tx
      .selectFrom('health_choices')
      .select('shares_record')
      .where('user_id', '=', actor.id)
      .executeTakeFirst()
    if (choices?.shares_record === false) {
      await sql`insert into withheld_groups (patient_id, dietitian_id, health_group, withheld_at)
        select ${actor.id}::uuid, treating.id, each, ${now}::timestamptz
          from (${treatingDietitians(actor.id)}) as treating cross join unnest(${[...healthGroups]}::text[]) as each
        on conflict do nothing`.execute(tx)
      await tx
        .updateTable('health_choices')
        .set({ shares_record: true, changed_at: now })
        .where('user_id', '=', actor.id)
        .execute()
    }
    await sql`delete from withheld_groups where patient_id = ${actor.id}::uuid and dietitian_id = ${dietitian}::uuid
      and health_group = any (${[...groups]}::text[])`.execute(tx)
    await record(tx, actor, 'health.sharing_changed', actor.id, now, { dietitian, sharesRecord: null })
  }
}
