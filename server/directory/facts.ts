import { type RawBuilder, sql } from 'kysely'
import { todayInRiyadh } from '#contract/days.ts'

/** Patients can find this dietitian: a listing exists and the licence has not ended. */
export const isListed = (
  userId: string | RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from listings where user_id = ${userId}::uuid and licensed_until >= ${todayInRiyadh(now)}::date)`

/** The last day on which patients can find this dietitian. */
export const listedUntil = (userId: string): RawBuilder<string | null> =>
  sql`(select licensed_until from listings where user_id = ${userId}::uuid)`

/** The dietitian shows this photo to visitors without an account. */
export const isPublicPhoto = (photoId: string, now: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select from public_pages where photo_id = ${photoId}::uuid and licensed_until >= ${todayInRiyadh(now)}::date)`

/** How many dietitians patients can find. */
export const listedCount = (now: Date): RawBuilder<number> =>
  sql`(select count(*)::int from listings where licensed_until >= ${todayInRiyadh(now)}::date)`
