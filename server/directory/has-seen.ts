import { type RawBuilder, sql } from 'kysely'

/** Whether an appointment of the two exists or existed: only then may a patient write. */
export const hasSeen = (patientId: string, dietitianId: string): RawBuilder<boolean> =>
  sql<boolean>`app.have_met(${patientId}::uuid, ${dietitianId}::uuid)`
