import { sql } from 'kysely'
import { system, type Tx } from '../data/db.ts'
import type { Cron } from '../data/job.ts'
import type { House } from '../house.ts'
import { type Channel, notePost } from './measure-post.ts'

const hour = 3_600_000
const keptFor = 30 * 24 * hour

/** Adds one to the count of messages that were sent, or that failed. */
export async function countPost(house: House, channel: Channel, came: 'sent' | 'failed'): Promise<void> {
  const { db, clock } = house
  const at = new Date(Math.floor(clock.now().getTime() / hour) * hour)
  const [sent, failed] = came === 'sent' ? [1, 0] : [0, 1]
  await db.as(system, (tx) =>
    sql`
      insert into post_hours as known (hour, channel, sent, failed) values (${at}, ${channel}, ${sent}, ${failed})
        on conflict (hour, channel) do update set sent = known.sent + excluded.sent, failed = known.failed + excluded.failed`.execute(
      tx,
    ),
  )
  notePost(house, channel, came)
}

/** Counts for the last 24 hours, including the current one. */
export async function postOfLastDay(tx: Tx, now: Date) {
  const { rows } = await sql<{ channel: Channel; sent: number; failed: number }>`
    select channel, coalesce(sum(sent), 0)::int as sent, coalesce(sum(failed), 0)::int as failed
      from unnest(array['mail', 'sms']) as channel
        left join post_hours using (channel)
      where post_hours.hour is null or post_hours.hour > ${new Date(now.getTime() - 24 * hour)}::timestamptz
      group by channel`.execute(tx)
  const counts = new Map(rows.map((row) => [row.channel, row]))
  return (['mail', 'sms'] as const).map((channel) => counts.get(channel) ?? { channel, sent: 0, failed: 0 })
}

async function tidyPost({ db, clock }: House): Promise<void> {
  const before = new Date(clock.now().getTime() - keptFor)
  await db.as(system, (tx) => tx.deleteFrom('post_hours').where('hour', '<', before).execute())
}

export const postCron = { tidy_post: { at: '25 0 * * *', work: tidyPost } } satisfies Cron
