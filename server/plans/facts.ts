import { type RawBuilder, sql } from 'kysely'

/** What rests on the consent to health data: what somebody has said of their meals. What a dietitian has published stays theirs. */
export const forgetEatenOf = (patientId: string): readonly RawBuilder<unknown>[] => [
  sql`delete from nutrition_plan_meals where user_id = ${patientId}::uuid`,
  sql`delete from nutrition_plan_baskets where user_id = ${patientId}::uuid`,
]
