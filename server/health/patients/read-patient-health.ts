import { sql } from 'kysely'
import { groupOf, type HealthGroup, kindsOfGroup } from '#contract/health/kinds.ts'
import type { readPatientHealth as route } from '#contract/health/patients.ts'
import { knownKeyOf } from '#server/data/person-keys.ts'
import type { Verb } from '#server/http/bind.ts'
import { type Vitals, vitalsOf } from '#server/profiles/facts.ts'
import { goalsSeenBy, viewGoal } from '../goals/goal.ts'
import { readHealthAnswers } from '../keep-answers.ts'
import { reportsOf, viewReport } from '../reports/reports.ts'
import { noteReading, seePatient } from '../sharing/see-patient.ts'
import { recordOf } from './record-of.ts'

export const readPatientHealth: Verb<typeof route> = async (tx, actor, { patient }, now, house) => {
  const groups = await seePatient(tx, actor, patient)
  const key = await knownKeyOf(tx, house.keys, patient)
  const record = await recordOf(tx, key, patient, groups)
  const goals = await goalsSeenBy(actor, patient, groups.flatMap(kindsOfGroup)).execute(tx)
  const reports = groups.includes('reports') ? (await reportsOf(patient).execute(tx)).rows : []
  const answers = groups.includes('answers') ? await readHealthAnswers(tx, house, patient) : null
  // A group of which there is nothing has not been read.
  const seen = new Set<HealthGroup>([
    ...record.counts.map(({ kind }) => groupOf(kind)),
    ...goals.rows.map(({ kind }) => groupOf(kind)),
    ...(reports.length > 0 ? (['reports'] as const) : []),
    ...(answers ? (['answers'] as const) : []),
  ])
  await noteReading(tx, actor, patient, [...seen], now)
  return {
    groups,
    about: groups.includes('body') || groups.includes('answers') ? await aboutOf(tx, patient) : unknown,
    ...record,
    reports: reports.map((row) => viewReport(row, key)),
    goals: goals.rows.map((row) => viewGoal(row, key, actor)),
    answers: answers && {
      medicalConditions: answers.medicalConditions ?? null,
      allergies: answers.allergies ?? null,
      dietaryPreferences: answers.dietaryPreferences ?? null,
      healthGoals: answers.healthGoals ?? [],
      activityLevel: answers.activityLevel ?? null,
    },
  }
}

const unknown: Vitals = { sex: null, bornOn: null }

async function aboutOf(tx: Parameters<typeof recordOf>[0], patient: string): Promise<Vitals> {
  const { rows } = await sql<{ about: Vitals | null }>`
    select ${vitalsOf(sql`${patient}::uuid`, 'met_patients')} as about`.execute(tx)
  return rows[0]?.about ?? unknown
}
