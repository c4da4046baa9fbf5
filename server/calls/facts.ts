import { type RawBuilder, sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'

/** When a side first joined the appointment’s call on the platform, however briefly; null if it never did. */
export const firstJoinedAt = (appointment: RawBuilder<unknown>, party: Party): RawBuilder<string | null> =>
  sql`(select min(joined_at) from call_presences where appointment_id = ${appointment} and party = ${party})`
