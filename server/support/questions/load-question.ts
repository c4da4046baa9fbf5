import { sql } from 'kysely'
import type { OutputOf } from '#contract/route.ts'
import type { readQuestion } from '#contract/support/questions.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { subjectOf, ticketColumns, viewTicket, withMessages } from '../ticket.ts'

/** Reads within the transaction, in which the link has been proved. */
export async function loadQuestion(
  tx: Tx,
  actor: Actor,
  id: string,
  house: Pick<House, 'keys' | 'log'>,
  now: Date,
): Promise<OutputOf<typeof readQuestion>> {
  const { rows } = await withMessages(
    ticketColumns,
    sql`tickets.id = ${id}::uuid and tickets.person_id is null`,
    actor,
  ).execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('not_found')
  return {
    question: {
      ticket: row.opened_at ? viewTicket(rows, row, now, house) : null,
      subject: subjectOf(row, house),
    },
  }
}
