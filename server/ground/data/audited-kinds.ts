import type { Kinds } from './events.ts'
import { openOwner } from './pools.ts'

/** Stores in the database the kinds of events that admins may read; the policy `events_of_admins` uses them. */
export async function writeAuditedKinds(ownerUrl: string, events: Kinds): Promise<void> {
  const kinds = Object.keys(events).filter((kind) => events[kind]?.isAudited)
  const owner = await openOwner(ownerUrl)
  try {
    // Several nodes may start at the same time; the lock is released with the connection.
    await owner.query("select pg_advisory_lock(hashtext('nabta migrations'))")
    await owner.query(
      `merge into audited_kinds using unnest($1::text[]) as listed (kind) on audited_kinds.kind = listed.kind
        when not matched then insert (kind) values (listed.kind)
        when not matched by source then delete`,
      [kinds],
    )
  } finally {
    await owner.end()
  }
}
