import { sql } from 'kysely'
import type {
  agreeToGoal as agreeRoute,
  endGoal as endRoute,
  Goal,
  GoalState,
} from '#contract/health/goals.ts'
import { groupOf, measureKinds } from '#contract/health/kinds.ts'
import type { Actor, Tx } from '#server/data/db.ts'
import { isSelf } from '#server/data/is-self.ts'
import { knownKeyOf } from '#server/data/person-keys.ts'
import type { Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tell } from '#server/realtime/tell.ts'
import type { House } from '../../house.ts'
import { record } from '../events.ts'
import { assertConsent } from '../own-key.ts'
import { noteReading, seePatient } from '../sharing/see-patient.ts'
import { type GoalRow, goalsSeenBy, mayDo, ownGoals, viewGoal } from './goal.ts'

export const agreeToGoal: Verb<typeof agreeRoute> = async (tx, actor, { id }, now, house) => {
  const { row, side } = await lockGoal(tx, actor, id)
  if (side === 'patient') await assertConsent(tx, actor.id)
  if (!mayDo(row, side).agree) throw new Refusal('status_has_changed')
  await change(tx, house, actor, row, { state: 'agreed', agreed_at: now }, now)
  return { goal: await shown(tx, house, actor, id, now) }
}

export const endGoal: Verb<typeof endRoute> = async (tx, actor, { id, outcome }, now, house) => {
  const { row, side } = await lockGoal(tx, actor, id)
  const may = mayDo(row, side)
  if (!(outcome === 'declined' ? may.decline : may.end)) throw new Refusal('status_has_changed')
  if (outcome === 'reached' && row.state !== 'agreed') throw new Refusal('status_has_changed')
  await change(tx, house, actor, row, { state: outcome, ended_at: now }, now)
  return { goal: await shown(tx, house, actor, id, now) }
}

type Locked = Pick<GoalRow, 'patient_id' | 'dietitian_id' | 'state' | 'proposed_by' | 'is_own' | 'kind'> & {
  id: string
}

/** Of whoever is part of it, in the role that they act in. */
async function lockGoal(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<{ row: Locked; side: 'patient' | 'dietitian' }> {
  const side = actor.role === 'patient' ? 'patient' : 'dietitian'
  const { rows } = await sql<Locked>`
    select id, patient_id, dietitian_id, state, proposed_by, is_own, kind from health_goals
      where id = ${id}::uuid and ${sql.ref(`${side}_id`)} = ${actor.id}::uuid for update`.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('not_found')
  if (side === 'dietitian') {
    const groups = await seePatient(tx, actor, row.patient_id)
    if (!groups.includes(groupOf(row.kind))) throw new Refusal('not_found')
  }
  return { row, side }
}

type Change = { state: GoalState; agreed_at: Date } | { state: GoalState; ended_at: Date }

async function change(
  tx: Tx,
  house: House,
  actor: Actor,
  { id, patient_id, dietitian_id }: Locked,
  values: Change,
  now: Date,
): Promise<void> {
  await tx.updateTable('health_goals').set(values).where('id', '=', id).execute()
  await record(tx, actor, values.state === 'agreed' ? 'goal.agreed' : 'goal.ended', id, now)
  const sides = [patient_id, ...(dietitian_id ? [dietitian_id] : [])]
  await tell(tx, house, sides, { topic: 'health', person: patient_id })
}

async function shown(tx: Tx, { keys }: House, actor: Actor, id: string, now: Date): Promise<Goal> {
  const one = sql`and goal.id = ${id}::uuid`
  const patient = await tx
    .selectFrom('health_goals')
    .select(['patient_id', 'kind'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isPatient = isSelf(actor, patient.patient_id)
  const { rows } = await (isPatient
    ? ownGoals(actor.id, one)
    : goalsSeenBy(actor, patient.patient_id, measureKinds, one)
  ).execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('not_found')
  if (!isPatient) await noteReading(tx, actor, row.patient_id, [groupOf(row.kind)], now)
  return viewGoal(row, await knownKeyOf(tx, keys, row.patient_id), actor)
}
