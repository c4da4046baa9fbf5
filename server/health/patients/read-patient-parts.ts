import { groupOf, measureKinds } from '#contract/health/kinds.ts'
import type {
  readPatientAnswers as answersRoute,
  readPatientLatest as latestRoute,
  listPatientReports as reportsRoute,
} from '#contract/health/patients.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { readHealthAnswers, shareableAnswers } from '../answers.ts'
import { reportsOf, viewReport } from '../reports/reports.ts'
import { noteReading, seeGroup, seePatient } from '../sharing/see-patient.ts'
import { latestEntries } from './latest-entries.ts'

export const readLatestMeasures: Verb<typeof latestRoute> = async (
  tx,
  actor,
  { patient, kind, group = kind && groupOf(kind), since },
  now,
  { keys },
) => {
  const groups = await seePatient(tx, actor, patient)
  if (group && !groups.includes(group)) throw new Refusal('not_shared')
  const key = await findPersonKey(tx, keys, patient)
  const kinds = measureKinds.filter(
    (each) =>
      groups.includes(groupOf(each)) && (kind ?? each) === each && (group ?? groupOf(each)) === groupOf(each),
  )
  const record = await latestEntries(tx, key, patient, kinds)
  // A measure that can no longer be decrypted is left out.
  const latest = record.latest.filter(
    ({ measure: { takenAt, isUnreadable } }) =>
      !isUnreadable && (since === undefined || Date.parse(takenAt) > Date.parse(since)),
  )
  const seen = new Set(latest.map(({ measure }) => groupOf(measure.kind)))
  await noteReading(tx, actor, patient, [...seen], now)
  return { latest }
}

export const readPatientAnswers: Verb<typeof answersRoute> = async (tx, actor, { patient }, now, house) => {
  await seeGroup(tx, actor, patient, 'answers')
  const answers = await readHealthAnswers(tx, house, patient)
  if (!answers) return { answers: null }
  await noteReading(tx, actor, patient, ['answers'], now)
  return {
    answers: shareableAnswers(answers),
  }
}

export const listPatientReports: Verb<typeof reportsRoute> = async (
  tx,
  actor,
  { patient },
  now,
  { keys },
) => {
  await seeGroup(tx, actor, patient, 'reports')
  const key = await findPersonKey(tx, keys, patient)
  const { rows } = await reportsOf(patient).execute(tx)
  if (rows.length > 0) await noteReading(tx, actor, patient, ['reports'], now)
  return { reports: rows.map((row) => viewReport(row, key)) }
}
