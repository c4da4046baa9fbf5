import { type RawBuilder, sql } from 'kysely'
import { healthConsentVersion } from '#contract/health/consent.ts'
import type { HealthGroup } from '#contract/health/kinds.ts'
import { type Answers, definitionOf, type Instrument, type Result } from '#contract/screening/instruments.ts'
import { type OwnContent, questionsIn } from '#contract/screening/own.ts'
import type { AnsweredQuestionnaire, Questionnaire } from '#contract/screening/questionnaires.ts'
import { requestedDietitians } from '#server/appointments/facts/dietitians-of-patient.ts'
import type { Actor } from '#server/ground/data/db.ts'
import { openJson, type PersonKey } from '#server/ground/data/person-keys.ts'
import { cursorRow, microsOf, readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'

export type QuestionnaireRow = {
  id: string
  patient_id: string
  dietitian_id: string | null
  instrument: Instrument
  version: string
  answered_by: 'patient' | 'dietitian'
  sent_at: Date
  answers_sealed: Buffer | null
  answered_at: Date | null
  result_sealed: Buffer | null
  /** The questions of a dietitian, as they were when they were sent. */
  asked_sealed: Buffer | null
  name: string | null
  other_name: string | null
  /** The groups of the record that the dietitian may see; null if the dietitian has left or is suspended. */
  groups: HealthGroup[] | null
  /** The position in the list, for the cursor. */
  micros: string
}

export const answersBinding = (id: string): string => `questionnaires:${id}:answers`
export const askedBinding = (id: string): string => `questionnaires:${id}:asked`
export const resultBinding = (id: string): string => `questionnaires:${id}:result`

/** Unanswered ones come first, as if they were answered in a thousand years, then the newest. */
const place = sql`coalesce(asked.answered_at, asked.sent_at + interval '1000 years')`
const columns = sql`asked.id, asked.patient_id, asked.dietitian_id, asked.instrument, asked.version, asked.answered_by, asked.sent_at,
      asked.answers_sealed, asked.answered_at, asked.result_sealed, asked.asked_sealed, ${microsOf(place)} as micros,
      case when asked.dietitian_id is not null and app.advises(asked.dietitian_id)
        then app.shared_groups(asked.dietitian_id, asked.patient_id, ${healthConsentVersion}) end as groups`
const pageSize = 20
const inOrder = sql`order by ${place} desc, asked.id desc limit ${sql.lit(pageSize + 1)}`

/** For the patient, with the dietitians' names. */
export const ownQuestionnaires = (
  patientId: string,
  some: RawBuilder<unknown> = sql``,
): RawBuilder<QuestionnaireRow> => sql<QuestionnaireRow>`
  select ${columns}, named.name, named."otherName" as other_name
    from questionnaires as asked left join (${requestedDietitians(patientId)}) as named on named.id = asked.dietitian_id
    where asked.patient_id = ${patientId}::uuid ${some} ${inOrder}`

/** For a dietitian: their own questionnaires. Needs `seePatient` in the same transaction. */
export const questionnairesSeenBy = (
  { id }: Actor,
  patientId: string,
  some: RawBuilder<unknown> = sql``,
): RawBuilder<QuestionnaireRow> => sql<QuestionnaireRow>`
  select ${columns}, ${nameOf(sql`asked.dietitian_id`)} as name, ${otherNameOf(sql`asked.dietitian_id`)} as other_name
    from questionnaires as asked
    where asked.patient_id = ${patientId}::uuid and asked.dietitian_id = ${id}::uuid ${some} ${inOrder}`

export const onlyWithId = (id: string): RawBuilder<unknown> => sql`and asked.id = ${id}::uuid`
export const afterQuestionnaire = (after: string | undefined): RawBuilder<unknown> =>
  after === undefined ? sql`` : sql`and (${place}, asked.id) < ${cursorRow(readCursor(after))}`

/** One page, from rows that were read with one more than it shows. */
export function pageOf(rows: readonly QuestionnaireRow[]): { page: QuestionnaireRow[]; next: string | null } {
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return { page, next: rows.length > pageSize && last ? writeCursor(last) : null }
}

export const groupOf = ({ instrument, version }: QuestionnaireRow): HealthGroup =>
  definitionOf(instrument, version).group

export const isShared = (row: QuestionnaireRow): boolean => row.groups?.includes(groupOf(row)) ?? false

type Side = 'patient' | 'dietitian'
type Removable = Pick<QuestionnaireRow, 'answered_by' | 'answered_at'>

/**
 * The patient may remove questionnaires sent to them; the dietitian may remove unanswered ones, and their own
 * screenings.
 */
const mayDo = ({ answered_by, answered_at }: Removable, side: Side) => ({
  answer: side === 'patient' && answered_by === 'patient' && answered_at === null,
  remove:
    side === 'patient' ? answered_by === 'patient' : answered_by === 'dietitian' || answered_at === null,
})
export const mayRemove = (row: Removable, side: Side): boolean => mayDo(row, side).remove

export function viewQuestionnaire(row: QuestionnaireRow, key: PersonKey | null, side: Side): Questionnaire {
  const shared = isShared(row)
  const canRead = row.answered_at !== null && (side === 'patient' || shared)
  const result =
    canRead && row.result_sealed ? openJson<Result>(key, row.result_sealed, resultBinding(row.id)) : null
  return {
    id: row.id,
    instrument: row.instrument,
    title: openAsked(row, key)?.title ?? null,
    version: row.version,
    answeredBy: row.answered_by,
    dietitian:
      row.dietitian_id === null
        ? null
        : { id: row.dietitian_id, name: row.name ?? '', otherName: row.other_name },
    sentAt: row.sent_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    isBegun: side === 'patient' && row.answered_at === null && row.answers_sealed !== null,
    isShared: row.groups && shared,
    result,
    isUnreadable: canRead && row.result_sealed !== null && result === null,
    may: mayDo(row, side),
  }
}

/** With the answers: for the patient at any time, for the dietitian once they are sent. */
export function viewAnswered(
  row: QuestionnaireRow,
  key: PersonKey | null,
  side: Side,
): AnsweredQuestionnaire {
  const isSent = side === 'patient' || row.answered_at !== null
  const answers = isSent ? openAnswers(row, key) : {}
  const content = openAsked(row, key)
  const asked = content?.questions ?? []
  const questions = questionsIn({ ...row, asked })
  return {
    ...viewQuestionnaire(row, key, side),
    isUnreadable: answers === null || (row.instrument === 'own' && !content),
    asked,
    answers: Object.keys(questions).flatMap((question) => {
      const value = answers?.[question]
      return value === undefined ? [] : [{ question, value }]
    }),
  }
}

/** Null if they can no longer be decrypted, and for the other instruments. */
export const openAsked = (
  { id, asked_sealed }: Pick<QuestionnaireRow, 'id' | 'asked_sealed'>,
  key: PersonKey | null,
): OwnContent | null => asked_sealed && openJson<OwnContent>(key, asked_sealed, askedBinding(id))

/** Null if they can no longer be decrypted. */
export const openAnswers = (
  { id, answers_sealed }: Pick<QuestionnaireRow, 'id' | 'answers_sealed'>,
  key: PersonKey | null,
): Answers | null =>
  answers_sealed === null ? {} : openJson<Answers>(key, answers_sealed, answersBinding(id))
