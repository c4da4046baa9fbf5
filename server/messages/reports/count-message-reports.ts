import { sql } from 'kysely'
import type { countMessageReports as route } from '#contract/waiting-messages.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { isForOthers } from './report.ts'

export const countMessageReports: Read<typeof route, { open: number }> = (actor) => ({
  query: () => sql`
    select count(*)::int as open from message_reports where closed_at is null and ${isForOthers(actor)}`,
  view: ([row]) => ({ open: row?.open ?? 0 }),
})
