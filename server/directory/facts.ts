import { type RawBuilder, sql } from 'kysely'
import { todayInRiyadh } from '#contract/days.ts'

/** Patients find this dietitian: a listing is there, and the licence has not ended. */
export const isListed = (
  userId: string | RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from listings where user_id = ${userId}::uuid and licensed_until >= ${todayInRiyadh(now)}::date)`
