import { type RawBuilder, sql } from 'kysely'
import type {
  readNotification as oneRoute,
  readNotifications as route,
} from '#contract/notifications/list.ts'
import type { Tx } from '#server/data/db.ts'
import type { Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { bump, type Telling } from './bump.ts'
import { lastOf } from './last-of.ts'

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

/** The list counts on only where there was something to read. */
async function markRead(
  tx: Tx,
  house: Telling,
  person: string,
  which: RawBuilder<unknown>,
  now: Date,
): Promise<number> {
  const unread = sql`user_id = ${person}::uuid and read_at is null and ${which}`
  const last = await bump(tx, house, person, sql`exists (select from notifications where ${unread})`)
  if (last === null) return lastOf(tx, person)
  await sql`update notifications set read_at = ${now} where ${unread}`.execute(tx)
  return last
}
