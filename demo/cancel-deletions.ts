import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import type { PastEvent } from './history.ts'

/** Cancels the deletion of a demo account in its grace period, as if its owner had signed in again. */
export async function cancelDeletions(tx: Tx, emails: readonly string[], now: Date): Promise<PastEvent[]> {
  const { rows } = await sql<{ id: string }>`
    update users set leaving_at = null, erases_at = null
      where id in (select distinct on (email) id from users as leaving
        where email = any(${emails}) and confirmed_at is not null and erases_at > ${now}
          and not exists (select from users as other
            where other.email = leaving.email and other.confirmed_at is not null and other.leaving_at is null)
        order by email, leaving_at desc)
      returning id`.execute(tx)
  return rows.map(({ id }) => ({ kind: 'account.kept', subject: 'user', id, at: now }))
}
