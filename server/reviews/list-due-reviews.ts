import { sql } from 'kysely'
import { reviewDays, type listDueReviews as route } from '#contract/reviews/reviews.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { attendedSince } from '../appointments/attended-since.ts'
import { day } from '../appointments/rules.ts'

export const listDueReviews: Read<typeof route, { id: string }> = ({ id }, _input, now) => ({
  query: () => sql<{ id: string }>`
    select id from ${attendedSince(id, new Date(now.getTime() - reviewDays * day))} as attended
      where not exists (select from reviews where appointment_id = attended.id) order by completed_at desc`,
  view: (rows) => ({ appointments: rows.map((row) => row.id) }),
})
