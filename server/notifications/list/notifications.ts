import { type RawBuilder, sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import { mostListed, type Notification, type NotificationKind } from '#contract/notifications/list.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { type ChangeContext, incrementListVersion, listVersionOf } from './increment-list-version.ts'
import { lockList } from './lock-list.ts'

type Row = {
  last: string
  cleared_to: string
  present: number[]
  unread: number[]
  listed: (Omit<Notification, 'startsAt' | 'at'> & { startsAt: string | null; at: string })[]
}

const page = 100

/** Only as many of the newest as a browser stores. */
export const listNotifications: Read<typeof contract.listNotifications, Row> = ({ id }, { after = 0 }) => ({
  query: () => sql<Row>`
    with newest as materialized (
      select sequence, read_at from notifications
        where user_id = ${id}::uuid
          and sequence > coalesce((select cleared_to from notification_states where user_id = ${id}::uuid), 0)
        order by sequence desc limit ${mostListed}
    ), listed as (
      select told.sequence::int as sequence, kind, side, subject_id as subject, starts_at, at, told.read_at is not null as is_read,
          app.notified_of(dietitian_id) as dietitian
        from notifications as told
        where user_id = ${id}::uuid and told.sequence > ${after} and told.sequence in (select sequence from newest)
        order by told.sequence limit ${page + 1}
    )
    select coalesce((select last from notification_states where user_id = ${id}::uuid), 0) as last,
      coalesce((select cleared_to from notification_states where user_id = ${id}::uuid), 0) as cleared_to,
      (select coalesce(json_agg(sequence order by sequence), '[]') from newest) as present,
      (select coalesce(json_agg(sequence order by sequence), '[]') from newest where read_at is null) as unread,
      (select coalesce(json_agg(json_build_object('sequence', sequence, 'kind', kind, 'side', side, 'subject', subject,
          'dietitian', dietitian, 'startsAt', starts_at, 'at', at, 'isRead', is_read) order by sequence), '[]') from listed) as listed`,
  view([row]) {
    const { last, cleared_to, present, unread, listed } = row ?? none
    return {
      notifications: listed.slice(0, page).map(({ startsAt, at, ...rest }) => ({
        ...rest,
        startsAt: startsAt && new Date(startsAt).toISOString(),
        at: new Date(at).toISOString(),
      })),
      hasMore: listed.length > page,
      last: Number(last),
      clearedTo: Number(cleared_to),
      present,
      unread,
    }
  },
})

const none = { last: 0, cleared_to: 0, present: [], unread: [], listed: [] }

export const readNotification: Verb<typeof contract.readNotification> = async (
  tx,
  { id },
  { sequence },
  now,
  house,
) => {
  const known = await tx
    .selectFrom('notifications')
    .select('read_at')
    .where('user_id', '=', id)
    .where('sequence', '=', String(sequence))
    .executeTakeFirst()
  if (!known) throw new Refusal('not_found')
  return { last: await markRead(tx, house, id, sql`sequence = ${sequence}`, now) }
}

export const readNotifications: Verb<typeof contract.readNotifications> = async (
  tx,
  { id },
  { upTo },
  now,
  house,
) => ({
  last: await markRead(tx, house, id, sql`sequence <= ${upTo}`, now),
})

const markRead = async (
  tx: Tx,
  house: ChangeContext,
  person: string,
  which: RawBuilder<unknown>,
  now: Date,
): Promise<number> => (await markUnread(tx, house, person, which, now)) ?? listVersionOf(tx, person)

/** Seeing a subject marks its notifications read. Neither statement waits for the other's result. */
export async function markReadAbout(
  tx: Tx,
  house: ChangeContext,
  person: string,
  { kind, subject, ifOnly }: { kind: NotificationKind; subject: string; ifOnly: RawBuilder<boolean> },
  now: Date,
): Promise<void> {
  const which = sql`subject_id = ${subject}::uuid and kind = ${kind} and ${ifOnly}`
  await Promise.all([lockList(tx, person), markUnread(tx, house, person, which, now)])
}

/** The count advances only if something was unread. */
function markUnread(
  tx: Tx,
  house: ChangeContext,
  person: string,
  which: RawBuilder<unknown>,
  now: Date,
): Promise<number | null> {
  const unread = sql`user_id = ${person}::uuid and read_at is null and ${which}`
  return incrementListVersion(
    tx,
    house,
    person,
    sql`exists (select from notifications where ${unread})`,
    sql`update notifications set read_at = ${now}::timestamptz where exists (select from counted) and ${unread}`,
  )
}

/** Cleared notifications count as read, and disappear from all of the person’s devices. */
export const clearNotifications: Verb<typeof contract.clearNotifications> = async (
  tx,
  { id },
  { upTo },
  now,
  house,
) => {
  const last = await incrementListVersion(
    tx,
    house,
    id,
    sql`exists (select from notifications where user_id = ${id}::uuid and sequence <= ${upTo}
      and sequence > coalesce((select cleared_to from notification_states where user_id = ${id}::uuid), 0))`,
  )
  if (last === null) return { last: await listVersionOf(tx, id) }
  await sql`update notification_states set cleared_to = greatest(cleared_to, ${Math.min(upTo, last)}) where user_id = ${id}::uuid`.execute(
    tx,
  )
  await sql`update notifications set read_at = ${now}
    where user_id = ${id}::uuid and sequence <= ${upTo} and read_at is null`.execute(tx)
  return { last }
}
