import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'

/** A concurrent notification is either committed before the next statement, or sees this transaction’s changes. */
export const lockList = (tx: Tx, person: string) =>
  sql`insert into notification_states (user_id, last) values (${person}::uuid, 0)
    on conflict (user_id) do update set last = excluded.last where false`.execute(tx)
