import { type RawBuilder, sql } from 'kysely'
import { todayInRiyadh } from '#contract/days.ts'

/** Patients find this dietitian: a listing is there, and the licence has not ended. */
export const isListed = (
  userId: string | RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from listings where user_id = ${userId}::uuid and licensed_until >= ${todayInRiyadh(now)}::date)`

/** The last day on which patients find this dietitian. */
export const listedUntil = (userId: string): RawBuilder<string | null> =>
  sql`(select licensed_until from listings where user_id = ${userId}::uuid)`

/** A face that its dietitian shows to whoever looks. */
export const isSeenByAll = (photoId: string, now: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select from public_pages where photo_id = ${photoId}::uuid and licensed_until >= ${todayInRiyadh(now)}::date)`

/** How many dietitians patients find. */
export const listedCount = (now: Date): RawBuilder<number> =>
  sql`(select count(*)::int from listings where licensed_until >= ${todayInRiyadh(now)}::date)`
