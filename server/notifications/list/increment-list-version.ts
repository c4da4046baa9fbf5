import { type RawBuilder, sql } from 'kysely'
import { isPresent } from '#server/accounts/facts.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { sayTold, type Told, type tell, telling } from '#server/ground/realtime/tell.ts'
import { lastNotificationOf } from '../facts.ts'

/** The current change count of a person’s list. */
export async function listVersionOf(tx: Tx, person: string): Promise<number> {
  const { rows } = await sql<{
    last: number
  }>`select ${lastNotificationOf(sql`${person}::uuid`)} as last`.execute(tx)
  return rows[0]?.last ?? 0
}

/** What `incrementListVersion` needs to push the change to clients. */
export type Telling = Parameters<typeof tell>[1]

/**
 * Counts a change of a person’s list and runs `also`, which can depend on `counted` having a row. Returns the count, or
 * null if `ifOnly` is false or the person is gone. The row stays locked, so a reader of a count sees all before it.
 */
export async function incrementListVersion(
  tx: Tx,
  house: Telling,
  person: string,
  ifOnly: RawBuilder<unknown>,
  also: RawBuilder<unknown> = sql`select 1`,
): Promise<number | null> {
  const { rows } = await sql<Told & { last: number }>`
    with counted as (
      insert into notification_states (user_id, last)
        select ${person}::uuid, 1 where ${isPresent(sql`${person}::uuid`)} and ${ifOnly}
        on conflict (user_id) do update set last = notification_states.last + 1
        returning last
    ), also as (${also})
    select counted.last::int as last, told.person, told.sequence from counted,
      ${telling(house, [person], 'notifications', sql`jsonb_build_object('sequence', counted.last)`)} as told`.execute(
    tx,
  )
  const [row] = rows
  if (!row) return null
  sayTold(tx, house, rows, { topic: 'notifications', sequence: row.last })
  return row.last
}
