import { sql } from 'kysely'
import { addDays } from '#contract/days.ts'
import { mostAffected, type findAffected as route } from '#contract/privacy/breaches.ts'
import { confirmedAccountsAt } from '#server/accounts/facts.ts'
import { peopleOfAppointment } from '#server/appointments/facts/one-appointment.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import { record } from './events.ts'
import { midnight } from './riyadh.ts'

/**
 * The people whom a misused account reached, by the event log: those whom its events are about, or whose appointments,
 * and its holder.
 */
export const findAffected: Verb<typeof route> = async (tx, actor, { email, from, to }, now) => {
  const { rows } = await sql<Row>`
    with account as (${confirmedAccountsAt(email)}), done as (
      select subject_type, subject_id, at from events
        where actor in (select id::text from account) and at >= ${midnight(from)} and at < ${midnight(addDays(to, 1))}
    ), reached as (
      select subject_id as id, at from done where subject_type = 'user'
      union all
      select person_id, at from done, lateral (${peopleOfAppointment(sql`subject_id`)}) as side
        where subject_type = 'appointment'
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
