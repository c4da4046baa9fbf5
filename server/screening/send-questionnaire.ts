import { sql } from 'kysely'
import { definitionOf } from '#contract/screening/instruments.ts'
import type {
  sendOwnQuestionnaire as sendOwnRoute,
  sendQuestionnaire as sendRoute,
} from '#contract/screening/questionnaires.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { seePatient } from '#server/health/sharing/see-patient.ts'
import { isPatientWithAccount } from '#server/patients/facts.ts'
import { isSuspendedPractice } from '#server/verification/facts.ts'
import { record } from './events.ts'
import { insertCopy } from './insert-copy.ts'
import { lockOwn } from './own-questionnaires.ts'
import { announceQuestionnaire, questionnaireForDietitian } from './questionnaire-for-dietitian.ts'

/** Sending a questionnaire stores nothing medical, so consent is checked only when the patient answers. */
export const sendQuestionnaire: Verb<typeof sendRoute> = async (
  tx,
  actor,
  { patient, instrument },
  now,
  house,
) => {
  await requireReachable(tx, actor, patient)
  const id = await freshId(tx)
  const sent = await tx
    .insertInto('questionnaires')
    .values({
      id,
      patient_id: patient,
      dietitian_id: actor.id,
      instrument,
      version: definitionOf(instrument).version,
      answered_by: 'patient',
      sent_at: now,
    })
    .onConflict((waiting) => waiting.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!sent) throw new Refusal('questionnaire_is_open')
  await record(tx, actor, 'questionnaire.sent', id, now)
  await announceQuestionnaire(tx, house, actor, patient)
  return questionnaireForDietitian(tx, actor, patient, id, await findPersonKey(tx, house.keys, patient))
}

/** The patient gets a copy: what the dietitian changes later does not change it. */
export const sendOwnQuestionnaire: Verb<typeof sendOwnRoute> = async (
  tx,
  actor,
  { patient, own: ownId },
  now,
  house,
) => {
  await requireReachable(tx, actor, patient)
  const { row, content } = await lockOwn(tx, house, actor.id, ownId)
  if (!content) throw new Refusal('not_found')
  const sent = await insertCopy(tx, house, { patient, dietitian: actor.id, own: row, content }, now)
  if (!sent) throw new Refusal('questionnaire_is_open')
  await record(tx, actor, 'questionnaire.sent', sent.id, now)
  await announceQuestionnaire(tx, house, actor, patient)
  return questionnaireForDietitian(tx, actor, patient, sent.id, sent.key)
}

async function requireReachable(tx: Tx, actor: Actor, patient: string): Promise<void> {
  await seePatient(tx, actor, patient)
  const { rows } = await sql<{ may: boolean }>`
    select not ${isSuspendedPractice(sql`${actor.id}::uuid`)} and ${isPatientWithAccount(sql`${patient}::uuid`)} as may`.execute(
    tx,
  )
  if (!rows[0]?.may) throw new Refusal('not_reachable')
}
