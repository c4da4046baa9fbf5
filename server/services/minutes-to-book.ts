import { type RawBuilder, sql } from 'kysely'

/** How long this service takes, or the shortest of what somebody sells now; null where there is none. */
export const minutesToBook = (dietitianId: string, serviceId?: string): RawBuilder<number | null> => sql`(
  select min(minutes) from services where dietitian_id = ${dietitianId}::uuid and is_active and deleted_at is null
    ${serviceId === undefined ? sql`` : sql`and id = ${serviceId}::uuid`})`
