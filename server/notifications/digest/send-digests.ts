import { sql } from 'kysely'
import type { Day } from '#contract/days.ts'
import { dayOf, timeOf } from '#contract/wall-clock.ts'
import { isReachable, joinAccount } from '#server/accounts/facts.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { record } from '../events.ts'

/** A digest that is turned on later in the day starts the next morning. */
const [from, to] = [8, 12]

/** Runs every quarter of an hour, as some zones are offset by quarters; picks readers in whose zone it is morning. */
export async function sendDigests({ db, clock }: House): Promise<void> {
  const now = clock.now()
  await db.as(system, async (tx) => {
    const mornings = (await zonesOf(tx)).filter((zone) => isMorning(now, zone))
    const { rows } = await sql<{ user_id: string; up_to: number }>`
      with due as (
        select state.user_id, morning.today, (
            select max(sequence) from notifications as told
              where told.user_id = state.user_id and told.read_at is null) as newest
          from contact_choices as chosen ${joinAccount(sql`chosen.user_id`)}
          join notification_states as state on state.user_id = chosen.user_id
          join unnest(${mornings}::text[], ${mornings.map((zone): Day => dayOf(now, zone))}::date[]) as morning(zone, today)
            on morning.zone = chosen.zone
          where email_digest and ${isReachable} and (digested_on is null or digested_on < morning.today)
          for no key update of state skip locked)
      update notification_states as state set digested_on = due.today, digested_to = greatest(digested_to, coalesce(newest, 0))
        from due where state.user_id = due.user_id
        returning state.user_id, (case when newest > old.digested_to then newest end)::int as up_to`.execute(
      tx,
    )
    // Notifications that are still unread since an earlier digest do not trigger another.
    for (const { user_id, up_to } of rows)
      if (up_to !== null) await record(tx, system, 'notifications.digest_due', user_id, now, { upTo: up_to })
  })
}

/** Zones are evaluated here, since PostgreSQL may know fewer than the browsers that report them. */
async function zonesOf(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('contact_choices')
    .select('zone')
    .distinct()
    .where('email_digest', '=', true)
    .execute()
  return rows.map(({ zone }) => zone)
}

function isMorning(now: Date, zone: string): boolean {
  const hour = Number(timeOf(now, zone).slice(0, 2))
  return hour >= from && hour < to
}
