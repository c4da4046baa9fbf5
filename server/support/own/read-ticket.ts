import { sql } from 'kysely'
import type { readTicket as route } from '#contract/support/own.ts'
import type { Ticket } from '#contract/support/ticket.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { type TicketRow, ticketColumns, viewTicket, type WithMessages, withMessages } from '../ticket.ts'

export const readTicket: Read<typeof route, WithMessages<TicketRow>> = (actor, { id }, now, house) => ({
  query: () => ownTicket(actor, id),
  view: (rows) => view(rows, now, house),
})

const ownTicket = (actor: Actor, id: string) =>
  withMessages(ticketColumns, sql`tickets.id = ${id}::uuid and tickets.person_id = ${actor.id}::uuid`, actor)

function view(
  rows: WithMessages<TicketRow>[],
  now: Date,
  house: Pick<House, 'keys' | 'log'>,
): { ticket: Ticket } {
  const [row] = rows
  if (!row) throw new Refusal('not_found')
  return { ticket: viewTicket(rows, row, now, house) }
}

/** Reads within the transaction. */
export async function loadTicket(
  tx: Tx,
  actor: Actor,
  id: string,
  house: Pick<House, 'keys' | 'log'>,
  now: Date,
): Promise<{ ticket: Ticket }> {
  const { rows } = await ownTicket(actor, id).execute(tx)
  return view(rows, now, house)
}
