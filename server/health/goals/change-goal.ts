import { sql } from 'kysely'
import type { agreeToGoal as agreeRoute, endGoal as endRoute, GoalState } from '#contract/health/goals.ts'
import type { Actor, Tx } from '#server/data/db.ts'
import { knownKeyOf } from '#server/data/person-keys.ts'
import type { Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { House } from '../../house.ts'
import { assertConsent, lockConsent } from '../own-key.ts'
import { concludeGoal, findGoal, type GoalFacts, sideOf } from './answer-goal.ts'
import { mayDo } from './goal.ts'

export const agreeToGoal: Verb<typeof agreeRoute> = async (tx, actor, { id }, now, house) => {
  const isPatient = sideOf(actor) === 'patient'
  // Before the goal's row: whoever takes the consent back locks in this order too.
  if (isPatient) await lockConsent(tx, actor.id, 'shared')
  const row = await findGoal(tx, actor, id, sql`for update`)
  if (isPatient) await assertConsent(tx, actor.id)
  if (!mayDo(row, sideOf(actor)).agree) throw new Refusal('status_has_changed')
  return change(tx, actor, row, { state: 'agreed', agreed_at: now }, now, house)
}

export const endGoal: Verb<typeof endRoute> = async (tx, actor, { id, outcome }, now, house) => {
  const row = await findGoal(tx, actor, id, sql`for update`)
  const may = mayDo(row, sideOf(actor))
  if (!(outcome === 'declined' ? may.decline : may.end)) throw new Refusal('status_has_changed')
  if (outcome === 'reached' && row.state !== 'agreed') throw new Refusal('status_has_changed')
  return change(tx, actor, row, { state: outcome, ended_at: now }, now, house)
}

type Values = { state: GoalState; agreed_at: Date } | { state: GoalState; ended_at: Date }

async function change(tx: Tx, actor: Actor, goal: GoalFacts, values: Values, now: Date, house: House) {
  const key = await knownKeyOf(tx, house.keys, goal.patient_id)
  return concludeGoal(
    tx,
    actor,
    {
      goal,
      key,
      event: values.state === 'agreed' ? 'goal.agreed' : 'goal.ended',
      write: () => tx.updateTable('health_goals').set(values).where('id', '=', goal.id).execute(),
    },
    now,
    house,
  )
}
