import { sql } from 'kysely'
import { newestTickets, type supportSummary as route } from '#contract/support/desk.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { isForTeam, type TicketRow, ticketColumns, viewSummary } from '../ticket.ts'

type Row = { open: number } & (TicketRow | { id: null })

export const supportSummary: Read<typeof route, Row> = (actor, _input, _now, house) => ({
  query: () => sql`
    select counted.open, newest.* from (
        select count(*)::int as open from tickets where ${isForTeam(actor)} and tickets.status = 'open') as counted
      left join lateral (
        select ${ticketColumns} from tickets where ${isForTeam(actor)}
          order by tickets.opened_at desc, tickets.id desc limit ${newestTickets}) as newest on true
      order by newest.opened_at desc, newest.id desc`,
  view: (rows) => ({
    open: rows[0]?.open ?? 0,
    newest: rows.flatMap((row) => (row.id === null ? [] : [viewInBrief(row, house)])),
  }),
})

/** The part of a ticket that other lists show. */
export function viewInBrief(row: TicketRow, house: Parameters<typeof viewSummary>[1]) {
  const { id, subject, status, priority, lastAt } = viewSummary(row, house)
  return { id, subject, status, priority, lastAt }
}
