import type { renewCalendarFeed as route } from '#contract/appointments/calendar.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from '../events.ts'
import { feedAddress } from './feed-address.ts'

/** Deleting the row stops the address before it. Of two renewals at once, the last answer's address works. */
export const renewCalendarFeed: Verb<typeof route> = async (tx, actor, _input, now, house) => {
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
