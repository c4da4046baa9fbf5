import { sql } from 'kysely'
import {
  type Answers,
  definitionOf,
  openQuestions,
  type Question,
  tidyAnswer,
} from '#contract/screening/instruments.ts'
import type { Questionnaire, screenPatient as screenRoute } from '#contract/screening/questionnaires.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { ensurePersonKey, findPersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { lockConsent } from '#server/health/own-key.ts'
import { seePatient } from '#server/health/sharing/see-patient.ts'
import { isPatientWithAccount } from '#server/patients/facts.ts'
import { record } from './events.ts'
import { answersBinding, resultBinding } from './questionnaire.ts'
import { announceQuestionnaire, questionnaireForDietitian } from './questionnaire-for-dietitian.ts'

/** A screening that the dietitian completes alone; the patient sees it in their own list. */
export const screenPatient: Verb<typeof screenRoute> = async (
  tx,
  actor,
  { patient, instrument, answers: given },
  now,
  house,
) => {
  await lockConsent(tx, patient, 'shared')
  const groups = await seePatient(tx, actor, patient)
  const { version, group, questions, score } = definitionOf(instrument)
  if (!groups.includes(group))
    throw new Refusal((await isPresent(tx, patient)) ? 'not_shared' : 'not_reachable')
  const answers = tidied(questions, given)
  const key = await ensurePersonKey(tx, house.keys, patient, now)
  const id = await freshId(tx)
  await tx
    .insertInto('questionnaires')
    .values({
      id,
      patient_id: patient,
      dietitian_id: actor.id,
      instrument,
      version,
      answered_by: 'dietitian',
      sent_at: now,
      answers_sealed: sealJson(key, answers, answersBinding(id)),
      saved_at: now,
      answered_at: now,
      result_sealed: score && sealJson(key, score(answers), resultBinding(id)),
    })
    .execute()
  const [, , screened] = await Promise.all([
    record(tx, actor, 'patient.screened', id, now),
    announceQuestionnaire(tx, house, actor, patient),
    questionnaireForDietitian(tx, actor, patient, id, key),
  ])
  return screened
}

/** A repeated request gets the current screening: its result is stored only under the patient's key. */
export async function loadScreening(
  tx: Tx,
  actor: Actor,
  subject: string,
  { keys }: Pick<House, 'keys'>,
): Promise<{ questionnaire: Questionnaire }> {
  const [patient = '', id = ''] = subject.split(' ')
  await seePatient(tx, actor, patient)
  return questionnaireForDietitian(tx, actor, patient, id, await findPersonKey(tx, keys, patient))
}

function tidied(
  questions: Readonly<Record<string, Question>>,
  given: readonly { question: string; value: string }[],
): Answers {
  const wrong = (names: readonly string[], code: 'invalid' | 'required') =>
    new Refusal('invalid_fields', { fields: names.map((field) => ({ field, code })) })
  const answers: Record<string, string> = {}
  for (const { question, value } of given) {
    const asked = questions[question]
    const tidy = asked ? tidyAnswer(asked, value) : null
    if (tidy === null) throw wrong([question], 'invalid')
    answers[question] = tidy
  }
  const missing = openQuestions(questions, answers)
  if (missing.length > 0) throw wrong(missing, 'required')
  return answers
}

const isPresent = async (tx: Tx, patient: string): Promise<boolean> =>
  (await sql<{ here: boolean }>`select ${isPatientWithAccount(sql`${patient}::uuid`)} as here`.execute(tx))
    .rows[0]?.here ?? false
