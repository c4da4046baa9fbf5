import { type RawBuilder, sql } from 'kysely'
import { isAccountOpen } from '#server/accounts/facts.ts'
import type { Tx } from '#server/ground/data/db.ts'
import {
  type AnnouncedRow,
  type announce,
  announcementRows,
  announceRows,
} from '#server/ground/realtime/announce.ts'
import { lastNotificationOf } from '../facts.ts'

/** The current version of a person’s list. */
export async function listVersionOf(tx: Tx, person: string): Promise<number> {
  const { rows } = await sql<{
    last: number
  }>`select ${lastNotificationOf(sql`${person}::uuid`)} as last`.execute(tx)
  return rows[0]?.last ?? 0
}

/** The context that `incrementListVersion` needs to push the change to clients. */
export type ChangeContext = Parameters<typeof announce>[1]

/**
 * Counts a change of a person’s list and runs `also`, which can rely on `counted` having a row. Returns the count, or
 * null if `ifOnly` is false or the account is closed. The row stays locked, so a reader of a count sees all changes
 * before it.
 */
export async function incrementListVersion(
  tx: Tx,
  house: ChangeContext,
  person: string,
  ifOnly: RawBuilder<unknown>,
  also: RawBuilder<unknown> = sql`select 1`,
): Promise<number | null> {
  const { rows } = await sql<AnnouncedRow & { last: number }>`
    with counted as (
      insert into notification_states (user_id, last)
        select ${person}::uuid, 1 where ${isAccountOpen(sql`${person}::uuid`)} and ${ifOnly}
        on conflict (user_id) do update set last = notification_states.last + 1
        returning last
    ), also as (${also})
    select counted.last::int as last, told.person, told.sequence from counted,
      ${announcementRows(house, [person], 'notifications', sql`jsonb_build_object('sequence', counted.last)`)} as told`.execute(
    tx,
  )
  const [row] = rows
  if (!row) return null
  announceRows(tx, house, rows, { topic: 'notifications', sequence: row.last })
  return row.last
}
