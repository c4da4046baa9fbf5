import { sql } from 'kysely'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { isForTeam, type TicketRow, ticketColumns } from '../ticket.ts'
import { viewInBrief } from './support-summary.ts'

/** The tickets about an appointment that an admin may act on, latest first. */
export async function ticketsAbout(
  tx: Tx,
  actor: Actor,
  appointment: string,
  house: Pick<House, 'keys' | 'log'>,
) {
  const { rows } = await sql<TicketRow>`
    select ${ticketColumns} from tickets where tickets.appointment_id = ${appointment}::uuid and ${isForTeam(actor)}
      order by tickets.last_at desc, tickets.id desc`.execute(tx)
  return rows.map((row) => viewInBrief(row, house))
}
