import { type RawBuilder, sql } from 'kysely'
import type { NotificationKind } from '#contract/notifications/list.ts'

/** How often the list of a person's notifications has changed, as a column of another statement. */
export const lastNotificationOf = (person: RawBuilder<unknown>): RawBuilder<number> =>
  sql`coalesce((select last from notification_states where user_id = ${person}), 0)::int`

/** The zone that somebody has chosen; null where it is the device's. */
export const chosenZoneOf = (person: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select zone from contact_choices where user_id = ${person} and zone_chosen)`

/** By whose clock somebody lives, as far as the reader may know it; the Kingdom's otherwise. */
export const zoneOf = (person: RawBuilder<unknown>): RawBuilder<string> =>
  sql`coalesce((select zone from contact_choices where user_id = ${person}), 'Asia/Riyadh')`

/** Of what somebody has been told and has not read: what it is about, the latest first. */
export const unreadSubjects = (
  personId: string,
  kind: NotificationKind,
): RawBuilder<{ subject_id: string }> => sql`
  select subject_id from notifications
    where user_id = ${personId}::uuid and kind = ${kind} and read_at is null and subject_id is not null
    group by subject_id order by max(sequence) desc`
