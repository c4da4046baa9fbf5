import { type RawBuilder, sql } from 'kysely'

/** Whether an appointment of the two exists or existed: only then may a patient write. None can be made yet. */
export const hasSeen = (_patientId: string, _dietitianId: string): RawBuilder<boolean> => sql`false`
