import { sql } from 'kysely'
import type { listDueReviews as route } from '#contract/reviews.ts'
import type { Read } from '#server/http/bind-read.ts'
import { reviewableOf } from '../appointments/reviewable-of.ts'

export const listDueReviews: Read<typeof route, { id: string }> = ({ id }, _input, now) => ({
  query: () => sql<{ id: string }>`
    select id from ${reviewableOf(id, now)} as reviewable
      where not exists (select from reviews where appointment_id = reviewable.id) order by completed_at desc`,
  view: (rows) => ({ appointments: rows.map((row) => row.id) }),
})
