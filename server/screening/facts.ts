import { type RawBuilder, sql } from 'kysely'

/** How many questionnaires wait for a patient's answers, and the id of the first. */
export const waitingQuestionnaires = (
  patientId: string,
): RawBuilder<{ count: number; first: string | null }> => sql`
  select count(*)::int as count, (array_agg(id order by sent_at, id))[1] as first from questionnaires
    where patient_id = ${patientId}::uuid and answered_at is null and answered_by = 'patient'`

/**
 * Deletes the data that depends on the consent to health data: all answers. An unanswered questionnaire stays,
 * without saved answers.
 */
export const deleteAnswersOf = (patientId: string): readonly RawBuilder<unknown>[] => [
  sql`delete from questionnaires where patient_id = ${patientId}::uuid and answered_at is not null`,
  sql`update questionnaires set answers_sealed = null, saved_at = null
    where patient_id = ${patientId}::uuid and answers_sealed is not null`,
]
