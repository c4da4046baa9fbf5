import { sql } from 'kysely'
import { addDays } from '#contract/days.ts'
import { mostAffected, type findAffected as route } from '#contract/privacy/breaches.ts'
import { confirmedAccountsAt } from '#server/accounts/facts.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import { record } from './events.ts'
import { midnight } from './riyadh.ts'

/** The people whom a misused account reached, by the event log: those whom its events are about, and its holder. */
export const findAffected: Verb<typeof route> = async (tx, actor, { email, from, to }, now) => {
  const { rows } = await sql<Row>`
    with account as (${confirmedAccountsAt(email)}), reached as (
      select case when subject_type = 'user' then subject_id end as id, at from events
        where actor in (select id::text from account) and at >= ${midnight(from)} and at < ${midnight(addDays(to, 1))}
    ), affected as (
      select id, count(*)::int as events, max(at) as last_at from reached
        where id is not null and id not in (select id from account) group by id
      union all
      select id, 0, ${midnight(from)}::timestamptz from account
    )
    select id, events, last_at, ${nameOf(sql`affected.id`)} as name, ${otherNameOf(sql`affected.id`)} as other_name,
        count(*) over ()::int as total
      from affected order by events desc, id limit ${mostAffected}`.execute(tx)
  await record(tx, actor, 'breach.affected_sought', actor.id, now)
  return {
    total: rows[0]?.total ?? 0,
    people: rows.map((row) => ({
      id: row.id,
      name: row.name,
      otherName: row.other_name,
      events: row.events,
      lastAt: row.last_at.toISOString(),
    })),
  }
}

type Row = {
  id: string
  events: number
  last_at: Date
  name: string | null
  other_name: string | null
  total: number
}
