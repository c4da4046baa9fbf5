import { sql } from 'kysely'
import { addDays, todayInRiyadh } from '#contract/days.ts'
import { sessionsSeenSince } from '#server/accounts/facts.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'

/** Just after midnight: counts the people who were active on the day before, except those who opted out. */
export async function countDay(house: House): Promise<void> {
  const day = addDays(todayInRiyadh(house.clock.now()), -1)
  const began = new Date(`${day}T00:00:00+03:00`)
  await house.db.as(system, (tx) =>
    sql`insert into usage_days (counted_on, role, language, people)
      select ${day}::date, seen.role, seen.language, count(distinct seen.person)::integer
        from (${sessionsSeenSince(began)}) as seen
        where not exists (select from usage_choices where user_id = seen.person and not is_counted)
        group by seen.role, seen.language
      on conflict (counted_on, role, language) do update set people = excluded.people`.execute(tx),
  )
}
