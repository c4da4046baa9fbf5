import { type RawBuilder, sql } from 'kysely'

/** A patient's attended appointments completed after `since`, with dietitians whose account still exists. */
export const attendedSince = (
  patientId: string,
  since: Date,
): RawBuilder<{ id: string; completed_at: Date }> => sql`(
  select id, completed_at from appointments where patient_id = ${patientId}::uuid and dietitian_id is not null
    and status = 'completed' and outcome = 'attended' and completed_at > ${since}::timestamptz)`
