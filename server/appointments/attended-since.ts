import { type RawBuilder, sql } from 'kysely'

/** What a patient has been to and was completed after that moment, with a dietitian who is still there. */
export const attendedSince = (
  patientId: string,
  since: Date,
): RawBuilder<{ id: string; completed_at: Date }> => sql`(
  select id, completed_at from appointments where patient_id = ${patientId}::uuid and dietitian_id is not null
    and status = 'completed' and outcome = 'attended' and completed_at > ${since}::timestamptz)`
