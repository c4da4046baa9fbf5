import { sql } from 'kysely'
import type { clearNotifications as route } from '#contract/notifications/list.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { incrementListVersion, listVersionOf } from './increment-list-version.ts'

/** Cleared notifications count as read, and stay away from all of the person’s devices. */
export const clearNotifications: Verb<typeof route> = async (tx, { id }, { upTo }, now, house) => {
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
