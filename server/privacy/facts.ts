import { type RawBuilder, sql } from 'kysely'

/** Requests about data that should have been answered by now, and since when the first is overdue. */
export const overdueRequests = (now: Date): RawBuilder<{ count: number; at: string | null }> => sql`(
  select json_build_object('count', count(*), 'at', min(due_at)) from data_requests
    where answered_at is null and due_at < ${now}::timestamptz)`
