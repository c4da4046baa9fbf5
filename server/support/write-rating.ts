import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'
import { ratingBinding, sealerOf, type TicketRow } from './ticket.ts'

/** Only the asker rates the help, and only once the ticket is closed. */
export async function writeRating(
  tx: Tx,
  actor: Actor,
  row: TicketRow,
  { rating, comment }: { rating: number; comment?: string | undefined },
  now: Date,
  house: Pick<House, 'keys'>,
): Promise<void> {
  if (row.status !== 'closed') throw new Refusal('ticket_not_closed')
  const sealer = sealerOf(row, house)
  if (!sealer) throw new Error('the person of a ticket has no key')
  await tx
    .updateTable('tickets')
    .set({
      rating,
      rating_comment_sealed: comment ? sealer.seal(comment, ratingBinding(row.id)) : null,
      rated_at: now,
    })
    .where('id', '=', row.id)
    .execute()
  await record(tx, actor, 'ticket.rated', row.id, now, { rating })
}
