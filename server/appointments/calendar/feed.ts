import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { record } from '../events.ts'
import { feedAddress } from './feed-address.ts'

export const readCalendarFeed: Read<typeof contract.readCalendarFeed, { id: string }> = (
  { id },
  _input,
  _now,
  house,
) => ({
  query: () => sql<{ id: string }>`select id from calendar_feeds where user_id = ${id}::uuid`,
  view: ([feed]) => ({ feed: feed ? { url: feedAddress(house, feed.id) } : null }),
})

/**
 * Deleting the row invalidates the previous address. Of two simultaneous renewals, the address in the last answer
 * works.
 */
export const renewCalendarFeed: Verb<typeof contract.renewCalendarFeed> = async (
  tx,
  actor,
  _input,
  now,
  house,
) => {
  await tx.deleteFrom('calendar_feeds').where('user_id', '=', actor.id).execute()
  await tx
    .insertInto('calendar_feeds')
    .values({ user_id: actor.id, made_at: now })
    .onConflict((known) => known.doNothing())
    .execute()
  const { id } = await tx
    .selectFrom('calendar_feeds')
    .select('id')
    .where('user_id', '=', actor.id)
    .executeTakeFirstOrThrow()
  await record(tx, actor, 'account.calendar_renewed', actor.id, now)
  return { feed: { url: feedAddress(house, id) } }
}

export const removeCalendarFeed: Verb<typeof contract.removeCalendarFeed> = async (
  tx,
  actor,
  _input,
  now,
) => {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await record(tx, actor, 'account.calendar_removed', actor.id, now)
  return { done: true }
}
