import type { endPlan as endRoute, removePlan as removeRoute } from '#contract/plans/written.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from './events.ts'
import { lockPlan } from './plan.ts'

/** Ending a plan that has ended changes nothing. */
export const endPlan: Verb<typeof endRoute> = async (tx, actor, { id }, now, house) => {
  const { state, patient_id } = await lockPlan(tx, actor, id)
  if (state === 'draft') throw new Refusal('status_has_changed')
  if (state === 'ended') return { done: true }
  await tx
    .updateTable('nutrition_plans')
    .set({ state: 'ended', ended_at: now })
    .where('id', '=', id)
    .execute()
  await record(tx, actor, 'plan.ended', id, now)
  await announce(tx, house, [patient_id, actor.id], { topic: 'plans', id })
  return { done: true }
}

/** Only a draft can be removed: a published plan stays with the patient. */
export const removePlan: Verb<typeof removeRoute> = async (tx, actor, { id }, now) => {
  const { state } = await lockPlan(tx, actor, id)
  if (state !== 'draft') throw new Refusal('status_has_changed')
  await tx.deleteFrom('nutrition_plans').where('id', '=', id).execute()
  await record(tx, actor, 'plan.removed', id, now)
  return { done: true }
}
