import { type RawBuilder, sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'
import { seatGoneAfter } from '#contract/calls.ts'

/** When a side first joined the appointment’s call on the platform, however briefly; null if it never did. */
export const firstJoinedAt = (appointment: RawBuilder<unknown>, party: Party): RawBuilder<string | null> =>
  sql`(select min(joined_at) from call_presences where appointment_id = ${appointment} and party = ${party})`

/** Whether a side is in the appointment’s call: its heartbeats have not stopped. */
export const isInCall = (appointment: RawBuilder<unknown>, party: Party, now: Date): RawBuilder<boolean> =>
  sql`exists (select from call_presences where appointment_id = ${appointment} and party = ${party}
    and left_at is null and seen_at > ${new Date(now.getTime() - seatGoneAfter)}::timestamptz)`

export type Presence = { party: Party; joined: string; left: string | null }

/** Everybody's times in the appointment’s call, in order, as a column of another statement. */
export const presencesOf = (appointment: RawBuilder<unknown>): RawBuilder<Presence[]> => sql`(
  select coalesce(json_agg(json_build_object('party', party, 'joined', joined_at, 'left', left_at) order by joined_at), '[]')
    from call_presences where appointment_id = ${appointment})`
