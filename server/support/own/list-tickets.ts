import { sql } from 'kysely'
import type { listTickets as route } from '#contract/support/own.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { cursorRow, microsOf, readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { type TicketRow, ticketColumns, viewSummary } from '../ticket.ts'

const pageSize = 20

export const listTickets: Read<typeof route, TicketRow & { micros: string }> = (
  actor,
  { after },
  _now,
  house,
) => ({
  query: () => sql`
    select ${ticketColumns}, ${microsOf(sql`tickets.last_at`)} as micros from tickets
      where person_id = ${actor.id}::uuid
        ${after === undefined ? sql`` : sql`and (last_at, id) < ${cursorRow(readCursor(after))}`}
      order by last_at desc, id desc limit ${pageSize + 1}`,
  view(rows) {
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    return {
      tickets: page.map((row) => viewSummary(row, house)),
      after: last && rows.length > pageSize ? writeCursor(last) : null,
    }
  },
})
