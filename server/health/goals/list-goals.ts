import type { listGoals as ownRoute, listPatientGoals as patientRoute } from '#contract/health/goals.ts'
import { groupOf, kindsOfGroup } from '#contract/health/kinds.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { noteReading, seePatient } from '../sharing/see-patient.ts'
import { goalsSeenBy, ownGoals, viewGoal } from './goal.ts'

export const listGoals: Verb<typeof ownRoute> = async (tx, actor, _, _now, { keys }) => {
  const [key, { rows }] = await Promise.all([
    findPersonKey(tx, keys, actor.id),
    ownGoals(actor.id).execute(tx),
  ])
  return { goals: rows.map((row) => viewGoal(row, key, actor)) }
}

export const listPatientGoals: Verb<typeof patientRoute> = async (
  tx,
  actor,
  { patient, kind },
  now,
  { keys },
) => {
  const groups = await seePatient(tx, actor, patient)
  if (kind && !groups.includes(groupOf(kind))) throw new Refusal('not_shared')
  const key = await findPersonKey(tx, keys, patient)
  const kinds = kind ? [kind] : groups.flatMap(kindsOfGroup)
  const { rows } = await goalsSeenBy(actor, patient, kinds).execute(tx)
  await noteReading(tx, actor, patient, [...new Set(rows.map(({ kind }) => groupOf(kind)))], now)
  return { goals: rows.map((row) => viewGoal(row, key, actor)) }
}
