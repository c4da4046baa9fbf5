import { sql } from 'kysely'
import { addDays, startOfDay } from '#contract/days.ts'
import type { listDeskTickets as route } from '#contract/support/desk.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { cursorRow, microsOf, readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { type DeskRow, deskColumns, isForTeam, viewDeskSummary } from '../ticket.ts'

const pageSize = 20

/** By latest message, or only those waiting for the team, longest wait first. */
export const listDeskTickets: Read<typeof route, DeskRow & { micros: string }> = (
  actor,
  asked,
  _now,
  house,
) => ({
  query() {
    const { status, priority, category, mine, person, stage, from, to, order = 'latest', after } = asked
    const at = sql.ref(stage === 'rated' ? 'tickets.rated_at' : 'tickets.opened_at')
    const [by, way, beyond] =
      order === 'waiting'
        ? [sql.ref('tickets.waiting_since'), sql`asc`, sql`>`]
        : [sql.ref('tickets.last_at'), sql`desc`, sql`<`]
    return sql`
      select ${deskColumns}, ${microsOf(by)} as micros from tickets where ${isForTeam(actor)}
          ${order === 'waiting' ? sql`and tickets.waiting_since is not null` : sql``}
          ${status ? sql`and tickets.status = ${status}` : sql``}
          ${priority ? sql`and tickets.priority = ${priority}` : sql``}
          ${category ? sql`and tickets.category = ${category}` : sql``}
          ${mine ? sql`and tickets.assignee_id = ${actor.id}::uuid` : sql``}
          ${person ? sql`and tickets.person_id = ${person}::uuid` : sql``}
          ${stage === 'answered' ? sql`and tickets.first_answered_at is not null` : sql``}
          ${stage === 'rated' ? sql`and tickets.rated_at is not null` : sql``}
          ${from ? sql`and ${at} >= ${startOfDay(from)}::timestamptz` : sql``}
          ${to ? sql`and ${at} < ${startOfDay(addDays(to, 1))}::timestamptz` : sql``}
          ${after === undefined ? sql`` : sql`and (${by}, tickets.id) ${beyond} ${cursorRow(readCursor(after))}`}
        order by ${by} ${way}, tickets.id ${way} limit ${pageSize + 1}`
  },
  view(rows) {
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    return {
      tickets: page.map((row) => viewDeskSummary(row, house)),
      after: last && rows.length > pageSize ? writeCursor(last) : null,
    }
  },
})
