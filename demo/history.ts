import { sql } from 'kysely'
import type { EventKind } from '#server/events.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import type { Moment } from './content/visitors.ts'

export type PastEvent = {
  kind: EventKind
  subject: string
  id: string
  at: Date
  detail?: Record<string, unknown>
}

/** Writes events of the past, with ids of their time. They trigger no jobs, so nobody in the demo gets an email. */
export async function writeHistory(tx: Tx, actor: Actor, happened: readonly PastEvent[]): Promise<void> {
  const inOrder = happened.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  await sql`
    insert into events (id, kind, subject_type, subject_id, actor, at, detail)
    select uuidv7(past.at - clock_timestamp()), past.kind, past.subject, past.id, ${actor.id}, past.at, coalesce(past.detail, '{}')
    from jsonb_to_recordset(${JSON.stringify(inOrder)}::jsonb)
      as past (kind text, subject text, id uuid, at timestamptz, detail jsonb)`.execute(tx)
}

/** Writes rows as this person, within the system's transaction, if the database lets only this person write them. */
export async function asPerson(
  tx: Tx,
  { id, role }: Pick<Actor, 'id' | 'role'>,
  write: () => Promise<unknown>,
): Promise<void> {
  await sql`select set_config('app.actor', ${id}, true), set_config('app.role', ${role}, true)`.execute(tx)
  await write()
  await sql`select set_config('app.actor', 'system', true), set_config('app.role', '', true)`.execute(tx)
}

/** Lets only one process fill the demo at a time. */
export async function lockDemo(tx: Tx): Promise<void> {
  await lockFor(tx, 'demo')
}

export const minute = 60_000
export const day = 24 * 60 * minute
const riyadh = 3 * 60 * minute

/** Riyadh is three hours ahead of UTC all year round. */
export function dateOf({ daysAgo, minute: ofDay }: Moment, now: Date): Date {
  const midnight = Math.floor((now.getTime() + riyadh) / day) * day - riyadh
  return new Date(midnight - daysAgo * day + ofDay * minute)
}
