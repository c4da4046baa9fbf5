import { sql } from 'kysely'
import {
  mostListed,
  type Notification,
  type listNotifications as route,
} from '#contract/notifications/list.ts'
import type { Read } from '#server/ground/http/bind-read.ts'

type Row = {
  last: string
  cleared_to: string
  unread: number[]
  listed: (Omit<Notification, 'startsAt' | 'at'> & { startsAt: string | null; at: string })[]
}

const page = 100

/** Only as many of the newest as a browser keeps. */
export const listNotifications: Read<typeof route, Row> = ({ id }, { after = 0 }) => ({
  query: () => sql<Row>`
    with newest as materialized (
      select sequence, read_at from notifications
        where user_id = ${id}::uuid
          and sequence > coalesce((select cleared_to from notification_states where user_id = ${id}::uuid), 0)
        order by sequence desc limit ${mostListed}
    ), listed as (
      select told.sequence::int as sequence, kind, side, subject_id as subject, starts_at, at, told.read_at is not null as is_read,
          app.notified_of(dietitian_id) as dietitian
        from notifications as told
        where user_id = ${id}::uuid and told.sequence > ${after} and told.sequence in (select sequence from newest)
        order by told.sequence limit ${page + 1}
    )
    select coalesce((select last from notification_states where user_id = ${id}::uuid), 0) as last,
      coalesce((select cleared_to from notification_states where user_id = ${id}::uuid), 0) as cleared_to,
      (select coalesce(json_agg(sequence order by sequence), '[]') from newest where read_at is null) as unread,
      (select coalesce(json_agg(json_build_object('sequence', sequence, 'kind', kind, 'side', side, 'subject', subject,
          'dietitian', dietitian, 'startsAt', starts_at, 'at', at, 'isRead', is_read) order by sequence), '[]') from listed) as listed`,
  view([row]) {
    const { last, cleared_to, unread, listed } = row ?? { last: 0, cleared_to: 0, unread: [], listed: [] }
    return {
      notifications: listed.slice(0, page).map(({ startsAt, at, ...rest }) => ({
        ...rest,
        startsAt: startsAt && new Date(startsAt).toISOString(),
        at: new Date(at).toISOString(),
      })),
      hasMore: listed.length > page,
      last: Number(last),
      clearedTo: Number(cleared_to),
      unread,
    }
  },
})
