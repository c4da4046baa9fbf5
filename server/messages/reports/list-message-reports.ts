import { sql } from 'kysely'
import type { listMessageReports as route } from '#contract/messages.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { cursorRow, readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { type ReportRow, reportsFor, viewReports } from './report.ts'

const pageSize = 20

export const listMessageReports: Read<typeof route, ReportRow> = (actor, { state, after }, _now, house) => ({
  query() {
    const isThere = state === 'open' ? sql`closed_at is null` : sql`closed_at is not null`
    const beyond = after === undefined ? sql`` : sql`and (reported_at, id) < ${cursorRow(readCursor(after))}`
    return reportsFor(actor, sql`${isThere} ${beyond}`, pageSize + 1)
  },
  async view(rows) {
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    return {
      reports: await viewReports(page, house),
      after:
        last && rows.length > pageSize
          ? writeCursor({ micros: String(last.reported_at.getTime() * 1_000), id: last.id })
          : null,
    }
  },
})
