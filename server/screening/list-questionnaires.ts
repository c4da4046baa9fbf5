import { sql } from 'kysely'
import { healthConsentVersion } from '#contract/health/consent.ts'
import type {
  readQuestionnaire as oneRoute,
  listQuestionnaires as ownRoute,
  readPatientQuestionnaire as patientOneRoute,
  listPatientQuestionnaires as patientRoute,
} from '#contract/screening/questionnaires.ts'
import { hasHealthConsent } from '#server/consents/facts.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { noteReading, seePatient } from '#server/health/sharing/see-patient.ts'
import {
  afterQuestionnaire,
  groupOf,
  isShared,
  onlyWithId,
  ownQuestionnaires,
  pageOf,
  questionnairesSeenBy,
  viewAnswered,
  viewQuestionnaire,
} from './questionnaire.ts'

export const listQuestionnaires: Verb<typeof ownRoute> = async (tx, { id }, { after }, _now, { keys }) => {
  const [key, { rows }] = await Promise.all([
    findPersonKey(tx, keys, id),
    ownQuestionnaires(id, afterQuestionnaire(after)).execute(tx),
  ])
  const { page, next } = pageOf(rows)
  return { questionnaires: page.map((row) => viewQuestionnaire(row, key, 'patient')), next }
}

export const readQuestionnaire: Verb<typeof oneRoute> = async (tx, actor, { id }, _now, { keys }) => {
  const [key, { rows }, consent] = await Promise.all([
    findPersonKey(tx, keys, actor.id),
    ownQuestionnaires(actor.id, onlyWithId(id)).execute(tx),
    sql<{ agreed: boolean }>`
      select ${hasHealthConsent(sql`${actor.id}::uuid`, healthConsentVersion)} as agreed`.execute(tx),
  ])
  const [row] = rows
  if (!row) throw new Refusal('not_found')
  return {
    questionnaire: viewAnswered(row, key, 'patient'),
    hasConsent: consent.rows[0]?.agreed ?? false,
  }
}

/** Results that are shown count as read by the dietitian; an unanswered questionnaire does not. */
export const listPatientQuestionnaires: Verb<typeof patientRoute> = async (
  tx,
  actor,
  { patient, after },
  now,
  { keys },
) => {
  await seePatient(tx, actor, patient)
  const [key, { rows }] = await Promise.all([
    findPersonKey(tx, keys, patient),
    questionnairesSeenBy(actor, patient, afterQuestionnaire(after)).execute(tx),
  ])
  const { page, next } = pageOf(rows)
  const read = page.filter((row) => row.result_sealed !== null && isShared(row))
  await noteReading(tx, actor, patient, [...new Set(read.map(groupOf))], now)
  return { questionnaires: page.map((row) => viewQuestionnaire(row, key, 'dietitian')), next }
}

export const readPatientQuestionnaire: Verb<typeof patientOneRoute> = async (
  tx,
  actor,
  { patient, id },
  now,
  { keys },
) => {
  await seePatient(tx, actor, patient)
  const { rows } = await questionnairesSeenBy(actor, patient, onlyWithId(id)).execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('not_found')
  if (row.answered_at !== null) {
    if (!isShared(row)) throw new Refusal('not_shared')
    await noteReading(tx, actor, patient, [groupOf(row)], now)
  }
  return { questionnaire: viewAnswered(row, await findPersonKey(tx, keys, patient), 'dietitian') }
}
