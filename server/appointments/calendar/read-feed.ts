import { sql } from 'kysely'
import type { readCalendarFeed as route } from '#contract/appointments/calendar.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { feedAddress } from './feed-address.ts'

export const readCalendarFeed: Read<typeof route, { id: string }> = ({ id }, _input, _now, house) => ({
  query: () => sql<{ id: string }>`select id from calendar_feeds where user_id = ${id}::uuid`,
  view: ([feed]) => ({ feed: feed ? { url: feedAddress(house, feed.id) } : null }),
})
