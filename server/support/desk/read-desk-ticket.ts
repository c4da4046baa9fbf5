import { type RawBuilder, sql } from 'kysely'
import type { readDeskTicket as route } from '#contract/support/desk.ts'
import type { DeskTicket } from '#contract/support/ticket.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import {
  type DeskTicketRow,
  deskColumns,
  isForTeam,
  viewDeskTicket,
  type WithMessages,
  withMessages,
} from '../ticket.ts'
import { notesOf } from '../ticket-notes.ts'

export const readDeskTicket: Read<typeof route, WithMessages<DeskTicketRow>> = (
  actor,
  { id },
  _now,
  house,
) => ({
  query: () => deskTicket(actor, id),
  view: (rows) => view(rows, actor, house),
})

const oneColumns: RawBuilder<DeskTicketRow> = sql`
  ${deskColumns}, (select max(ends_at) from ticket_links where ticket_id = tickets.id) as link_ends_at,
  ${notesOf(sql`tickets.id`)} as notes`

const deskTicket = (actor: Actor, id: string) =>
  withMessages(oneColumns, sql`tickets.id = ${id}::uuid and ${isForTeam(actor)}`, actor)

function view(
  rows: WithMessages<DeskTicketRow>[],
  actor: Actor,
  house: Pick<House, 'keys' | 'log'>,
): { ticket: DeskTicket } {
  const [row] = rows
  if (!row) throw new Refusal('not_found')
  return { ticket: viewDeskTicket(rows, row, actor, house) }
}

/** Reads within the transaction. */
export async function loadDeskTicket(
  tx: Tx,
  actor: Actor,
  id: string,
  house: Pick<House, 'keys' | 'log'>,
): Promise<{ ticket: DeskTicket }> {
  const { rows } = await deskTicket(actor, id).execute(tx)
  return view(rows, actor, house)
}
