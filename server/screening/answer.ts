import { sql } from 'kysely'
import { type Answers, definitionOf, openQuestions, tidyAnswer } from '#contract/screening/instruments.ts'
import { questionsIn } from '#contract/screening/own.ts'
import type { saveAnswer as saveRoute, sendAnswers as sendRoute } from '#contract/screening/questionnaires.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { type PersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { consentedKey } from '#server/health/own-key.ts'
import { record } from './events.ts'
import {
  answersBinding,
  onlyWithId,
  openAnswers,
  openAsked,
  ownQuestionnaires,
  type QuestionnaireRow,
  resultBinding,
  viewAnswered,
} from './questionnaire.ts'

/** Saves one answer at a time, so that a patient who is interrupted can continue where they were. */
export const saveAnswer: Verb<typeof saveRoute> = async (tx, actor, { id, question, value }, now, house) => {
  const { row, key, answers } = await lockOpen(tx, actor, id, now, house)
  const asked = questionsOfRow(row, key)[question]
  if (!asked) throw wrong('question')
  const { [question]: _, ...others } = answers
  const tidy = value === '' ? null : tidyAnswer(asked, value)
  if (value !== '' && tidy === null) throw wrong('value')
  await keep(tx, key, id, tidy === null ? others : { ...others, [question]: tidy }, now)
  await record(tx, actor, 'questionnaire.saved', id, now)
  return { savedAt: now.toISOString() }
}

/** The result is scored by the version that was sent, and does not change later. */
export const sendAnswers: Verb<typeof sendRoute> = async (tx, actor, { id }, now, house) => {
  const { row, key, answers } = await lockOpen(tx, actor, id, now, house)
  const { score } = definitionOf(row.instrument, row.version)
  const missing = openQuestions(questionsOfRow(row, key), answers)
  if (missing.length > 0)
    throw new Refusal('invalid_fields', { fields: missing.map((field) => ({ field, code: 'required' })) })
  await keep(tx, key, id, answers, now)
  await tx
    .updateTable('questionnaires')
    .set({
      answered_at: now,
      result_sealed: score && sealJson(key, score(answers), resultBinding(id)),
    })
    .where('id', '=', id)
    .execute()
  await record(tx, actor, 'questionnaire.answered', id, now)
  await announce(tx, house, [actor.id, ...(row.dietitian_id ? [row.dietitian_id] : [])], {
    topic: 'health',
    person: actor.id,
  })
  const { rows } = await ownQuestionnaires(actor.id, onlyWithId(id)).execute(tx)
  const [answered] = rows
  if (!answered) throw new Error('the answered questionnaire was not found')
  return { questionnaire: viewAnswered(answered, key, 'patient') }
}

type Locked = Pick<
  QuestionnaireRow,
  'id' | 'dietitian_id' | 'instrument' | 'version' | 'answers_sealed' | 'answered_at' | 'asked_sealed'
>
type Open = { row: Locked; key: PersonKey; answers: Answers }

/** Locks the consent before the row, in the same order as a withdrawal. */
async function lockOpen(
  tx: Tx,
  actor: Actor,
  id: string,
  now: Date,
  house: Parameters<typeof consentedKey>[1],
): Promise<Open> {
  const key = await consentedKey(tx, house, actor.id, now)
  const { rows } = await sql<Locked>`
    select id, dietitian_id, instrument, version, answers_sealed, answered_at, asked_sealed from questionnaires
      where id = ${id}::uuid and patient_id = ${actor.id}::uuid for update`.execute(tx)
  const [row] = rows
  // Questions that can no longer be decrypted cannot be answered.
  if (!row || (row.instrument === 'own' && !openAsked(row, key))) throw new Refusal('not_found')
  if (row.answered_at !== null) throw new Refusal('status_has_changed')
  return { row, key, answers: openAnswers(row, key) ?? {} }
}

const questionsOfRow = (row: Locked, key: PersonKey) =>
  questionsIn({ ...row, asked: openAsked(row, key)?.questions ?? [] })

const keep = (tx: Tx, key: PersonKey, id: string, answers: Answers, now: Date): Promise<unknown> =>
  sql`update questionnaires set answers_sealed = ${sealJson(key, answers, answersBinding(id))}, saved_at = ${now}::timestamptz
    where id = ${id}::uuid`.execute(tx)

const wrong = (field: 'question' | 'value') =>
  new Refusal('invalid_fields', { fields: [{ field, code: 'invalid' }] })
