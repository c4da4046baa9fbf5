import type { listGoals as ownRoute, listPatientGoals as patientRoute } from '#contract/health/goals.ts'
import { groupOf, kindsOfGroup } from '#contract/health/kinds.ts'
import { knownKeyOf } from '#server/data/person-keys.ts'
import type { Verb } from '#server/http/bind.ts'
import { noteReading, seePatient } from '../sharing/see-patient.ts'
import { goalsSeenBy, ownGoals, viewGoal } from './goal.ts'

export const listGoals: Verb<typeof ownRoute> = async (tx, actor, _, _now, { keys }) => {
  const [key, { rows }] = await Promise.all([knownKeyOf(tx, keys, actor.id), ownGoals(actor.id).execute(tx)])
  return { goals: rows.map((row) => viewGoal(row, key, actor)) }
}

export const listPatientGoals: Verb<typeof patientRoute> = async (tx, actor, { patient }, now, { keys }) => {
  const groups = await seePatient(tx, actor, patient)
  const [key, { rows }] = await Promise.all([
    knownKeyOf(tx, keys, patient),
    goalsSeenBy(actor, patient, groups.flatMap(kindsOfGroup)).execute(tx),
  ])
  await noteReading(tx, actor, patient, [...new Set(rows.map(({ kind }) => groupOf(kind)))], now)
  return { goals: rows.map((row) => viewGoal(row, key, actor)) }
}
