import { sql } from 'kysely'
import { isReachable, joinAccount } from '#server/accounts/facts.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { zoneOf } from '#server/notifications/facts.ts'
import { record } from '../events.ts'

/**
 * Every quarter of an hour: sends the reminders that are due in each patient's time zone. Several that are due at the
 * same time become one; one that is more than an hour late, after an outage, is skipped until its next time.
 */
export async function sendMeasureReminders({ db, clock }: House): Promise<void> {
  const now = clock.now()
  await db.as(system, async (tx) => {
    const { rows } = await sql<{ user_id: string }>`
      with due as (
        select reminder.id, reminder.user_id, local.at::date as today
          from measure_reminders as reminder ${joinAccount(sql`reminder.user_id`)},
            lateral (select ${now}::timestamptz at time zone ${zoneOf(sql`reminder.user_id`)} as at) as local
          where ${isReachable} and extract(dow from local.at)::smallint = any (weekdays)
            and local.at >= local.at::date + at_time and local.at < local.at::date + at_time + interval '1 hour'
            and (reminded_on is null or reminded_on < local.at::date)
            and reminder.made_at < ${now}::timestamptz
          for no key update of reminder skip locked
      ), marked as (
        update measure_reminders set reminded_on = due.today from due where measure_reminders.id = due.id returning due.user_id
      ) select distinct user_id from marked order by user_id`.execute(tx)
    for (const { user_id } of rows) await record(tx, system, 'measuring.due', user_id, now)
  })
}
