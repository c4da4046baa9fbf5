import { type RawBuilder, sql } from 'kysely'
import type {
  NotificationKind,
  readNotification as oneRoute,
  readNotifications as route,
} from '#contract/notifications/list.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { type ChangeContext, incrementListVersion, listVersionOf } from './increment-list-version.ts'

export const readNotification: Verb<typeof oneRoute> = async (tx, { id }, { sequence }, now, house) => {
  const known = await tx
    .selectFrom('notifications')
    .select('read_at')
    .where('user_id', '=', id)
    .where('sequence', '=', String(sequence))
    .executeTakeFirst()
  if (!known) throw new Refusal('not_found')
  return { last: await markRead(tx, house, id, sql`sequence = ${sequence}`, now) }
}

export const readNotifications: Verb<typeof route> = async (tx, { id }, { upTo }, now, house) => ({
  last: await markRead(tx, house, id, sql`sequence <= ${upTo}`, now),
})

const markRead = async (
  tx: Tx,
  house: ChangeContext,
  person: string,
  which: RawBuilder<unknown>,
  now: Date,
): Promise<number> => (await markUnread(tx, house, person, which, now)) ?? listVersionOf(tx, person)

/** Seeing a subject marks its notifications read. The two statements run without waiting for each other’s result. */
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

/** A notification being written now is committed before the next statement, or sees this transaction’s changes. */
const lockList = (tx: Tx, person: string) =>
  sql`insert into notification_states (user_id, last) values (${person}::uuid, 0)
    on conflict (user_id) do update set last = excluded.last where false`.execute(tx)

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
