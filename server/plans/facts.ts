import { type RawBuilder, sql } from 'kysely'

/**
 * Deletes the data that depends on the consent to health data: the patient's meal records and baskets. Published
 * plans stay.
 */
export const deleteMealRecordsOf = (patientId: string): readonly RawBuilder<unknown>[] => [
  sql`delete from nutrition_plan_meals where user_id = ${patientId}::uuid`,
  sql`delete from nutrition_plan_baskets where user_id = ${patientId}::uuid`,
]
