import type { removeCalendarFeed as route } from '#contract/appointments/calendar.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from '../events.ts'

export const removeCalendarFeed: Verb<typeof route> = async (tx, actor, _input, now) => {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await record(tx, actor, 'account.calendar_removed', actor.id, now)
  return { done: true }
}
