import { type RawBuilder, sql } from 'kysely'
import type { Goal } from '#contract/health/goals.ts'
import { groupOf } from '#contract/health/kinds.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { findPersonKey, type PersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { noteReading, seePatient } from '../sharing/see-patient.ts'
import { type GoalRow, goalsSeenBy, ownGoals, viewGoal } from './goal.ts'

export type GoalFacts = Pick<
  GoalRow,
  'id' | 'patient_id' | 'dietitian_id' | 'state' | 'proposed_by' | 'is_own' | 'kind'
>

export const sideOf = ({ role }: Actor): 'patient' | 'dietitian' =>
  role === 'patient' ? 'patient' : 'dietitian'

/** Finds a goal of which the actor is a party, in the role they act in. */
export async function findGoal(
  tx: Tx,
  actor: Actor,
  id: string,
  lock: RawBuilder<unknown> = sql``,
): Promise<GoalFacts> {
  const side = sideOf(actor)
  const { rows } = await sql<GoalFacts>`
    select id, patient_id, dietitian_id, state, proposed_by, is_own, kind from health_goals
      where id = ${id}::uuid and ${sql.ref(`${side}_id`)} = ${actor.id}::uuid ${lock}`.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('not_found')
  if (side === 'dietitian') {
    const groups = await seePatient(tx, actor, row.patient_id)
    if (!groups.includes(groupOf(row.kind))) throw new Refusal('not_found')
  }
  return row
}

/** A repeated request gets the current goal: the first answer is stored only under the patient's key. */
export async function loadGoal(
  tx: Tx,
  actor: Actor,
  id: string,
  { keys }: Pick<House, 'keys'>,
  now: Date,
): Promise<{ goal: Goal }> {
  const row = await findGoal(tx, actor, id)
  return answerGoal(tx, actor, row, await findPersonKey(tx, keys, row.patient_id), now)
}

type Done = {
  goal: Pick<GoalFacts, 'id' | 'patient_id' | 'dietitian_id' | 'kind'>
  key: PersonKey | null
  event: 'goal.set' | 'goal.proposed' | 'goal.agreed' | 'goal.ended'
  /** Writes the change to the row, if it is not written yet. */
  write?: () => Promise<unknown>
}

/** Records the event, notifies both sides in real time and returns the current goal. */
export async function concludeGoal(
  tx: Tx,
  actor: Actor,
  { goal, key, event, write }: Done,
  now: Date,
  house: House,
): Promise<{ goal: Goal }> {
  const { id, patient_id, dietitian_id } = goal
  const [, , , answer] = await Promise.all([
    write?.(),
    record(tx, actor, event, id, now),
    announce(tx, house, [patient_id, ...(dietitian_id ? [dietitian_id] : [])], {
      topic: 'health',
      person: patient_id,
    }),
    answerGoal(tx, actor, goal, key, now),
  ])
  return answer
}

/** For a dietitian this is a reading: the answer contains the goal's target and start. */
async function answerGoal(
  tx: Tx,
  actor: Actor,
  { id, patient_id, kind }: Done['goal'],
  key: PersonKey | null,
  now: Date,
): Promise<{ goal: Goal }> {
  const one = sql`and goal.id = ${id}::uuid`
  const isPatient = sideOf(actor) === 'patient'
  const [, { rows }] = await Promise.all([
    isPatient || noteReading(tx, actor, patient_id, [groupOf(kind)], now),
    (isPatient ? ownGoals(patient_id, one) : goalsSeenBy(actor, patient_id, [kind], one)).execute(tx),
  ])
  if (!rows[0]) throw new Refusal('not_found')
  return { goal: viewGoal(rows[0], key, actor) }
}
