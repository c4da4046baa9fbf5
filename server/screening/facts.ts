import { type RawBuilder, sql } from 'kysely'

/** What rests on the consent to health data: all that was answered. What only waits stays asked. */
export const forgetAnswersOf = (patientId: string): readonly RawBuilder<unknown>[] => [
  sql`delete from questionnaires where patient_id = ${patientId}::uuid and answered_at is not null`,
  sql`update questionnaires set answers_sealed = null, saved_at = null
    where patient_id = ${patientId}::uuid and answers_sealed is not null`,
]
