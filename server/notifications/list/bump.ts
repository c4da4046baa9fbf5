import { type RawBuilder, sql } from 'kysely'
import { isPresent } from '#server/accounts/facts.ts'
import type { Tx } from '#server/data/db.ts'
import { tell } from '#server/realtime/tell.ts'

/** What a change of a list needs to be heard of. */
export type Telling = Parameters<typeof tell>[1]

/**
 * Something happens to a person's list: the count of it, or null where it does not, or the person has gone. The row stays
 * locked, so that whoever reads a count reads everything before it.
 */
export async function bump(
  tx: Tx,
  house: Telling,
  person: string,
  ifOnly: RawBuilder<unknown>,
): Promise<number | null> {
  const { rows } = await sql<{ last: string }>`
    insert into notification_states (user_id, last)
      select ${person}::uuid, 1 where ${isPresent(sql`${person}::uuid`)} and ${ifOnly}
      on conflict (user_id) do update set last = notification_states.last + 1
      returning last`.execute(tx)
  if (!rows[0]) return null
  const sequence = Number(rows[0].last)
  await tell(tx, house, [person], { topic: 'notifications', sequence })
  return sequence
}
