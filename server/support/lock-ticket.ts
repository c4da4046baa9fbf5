import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { type TicketRow, ticketColumns } from './ticket.ts'

/** Writes to a ticket run one at a time; a caller who may not see the ticket gets "not found". */
export async function lockTicket(
  tx: Tx,
  id: string,
  isTheirs: RawBuilder<boolean>,
): Promise<TicketRow & { messages: number }> {
  const { rows } = await sql<TicketRow & { messages: number }>`
    select ${ticketColumns}, (select count(*)::int from ticket_messages where ticket_id = tickets.id) as messages
      from tickets where tickets.id = ${id}::uuid and ${isTheirs} for no key update of tickets`.execute(tx)
  if (!rows[0]) throw new Refusal('not_found')
  return rows[0]
}
