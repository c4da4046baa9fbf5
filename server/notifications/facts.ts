import { type RawBuilder, sql } from 'kysely'
import type { NotificationKind } from '#contract/notifications/list.ts'

/** The version of a person’s list of notifications, which counts its changes, as a column of another statement. */
export const lastNotificationOf = (person: RawBuilder<unknown>): RawBuilder<number> =>
  sql`coalesce((select last from notification_states where user_id = ${person}), 0)::int`

/** The zone a person has chosen; null if it follows the device. */
export const chosenZoneOf = (person: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select zone from contact_choices where user_id = ${person} and zone_chosen)`

/** A person’s time zone, as far as the reader may see it; otherwise Riyadh’s. */
export const zoneOf = (person: RawBuilder<unknown>): RawBuilder<string> =>
  sql`coalesce((select zone from contact_choices where user_id = ${person}), 'Asia/Riyadh')`

/** The subjects of a person’s unread notifications of one kind, latest first. */
export const unreadSubjects = (
  personId: string,
  kind: NotificationKind,
): RawBuilder<{ subject_id: string }> => sql`
  select subject_id from notifications
    where user_id = ${personId}::uuid and kind = ${kind} and read_at is null and subject_id is not null
    group by subject_id order by max(sequence) desc`
