import { sql } from 'kysely'
import type { TicketStatus } from '#contract/support/ticket.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { type Sealer, subjectBinding, type TicketRow, ticketContentBinding } from './ticket.ts'

type Asked = Pick<TicketRow, 'language' | 'category' | 'priority'> & {
  subject: string
  content: string
} & Partial<
    Pick<
      TicketRow,
      'person_id' | 'side' | 'visitor_name' | 'visitor_email' | 'appointment_id' | 'appointment_at'
    >
  > & { of_absence?: boolean }

/**
 * A ticket and its first message, encrypted for the asker. A visitor’s ticket is not open until the address is
 * confirmed.
 */
export async function writeTicket(
  tx: Tx,
  sealer: Sealer,
  { subject, content, ...asked }: Asked,
  now: Date,
  id: string,
): Promise<{ message: string }> {
  const opened_at = asked.person_id ? now : null
  await tx
    .insertInto('tickets')
    .values({
      id,
      ...asked,
      status: 'open',
      subject_sealed: sealer.seal(subject, subjectBinding(id)),
      asked_at: now,
      opened_at,
      last_at: now,
      waiting_since: opened_at,
    })
    .execute()
  return writeMessage(
    tx,
    sealer,
    { ticket: id, sender: asked.person_id ?? null, byTeam: false, content },
    now,
  )
}

type Said = { ticket: string; sender: string | null; byTeam: boolean; content: string }

export async function writeMessage(
  tx: Tx,
  sealer: Sealer,
  { ticket, sender, byTeam, content }: Said,
  now: Date,
): Promise<{ message: string }> {
  const message = await freshId(tx)
  await tx
    .insertInto('ticket_messages')
    .values({
      id: message,
      ticket_id: ticket,
      by_team: byTeam,
      sender_id: sender,
      content_sealed: sealer.seal(content, ticketContentBinding(message)),
      at: now,
    })
    .execute()
  return { message }
}

/**
 * After a message from the asker: reopens a closed ticket. A ticket that is already waiting keeps the start of its
 * wait.
 */
export const markWaitingForTeam = (tx: Tx, id: string, now: Date) =>
  sql`update tickets set status = 'open', closed_at = null, last_at = ${now}::timestamptz,
      waiting_since = coalesce(waiting_since, ${now}::timestamptz) where id = ${id}::uuid`.execute(tx)

/** After an answer from the team. */
export const markWaitingForAsker = (tx: Tx, id: string, status: TicketStatus, now: Date) =>
  sql`update tickets set status = ${status}, closed_at = ${status === 'closed' ? now : null}::timestamptz, last_at = ${now}::timestamptz,
      waiting_since = null, first_answered_at = coalesce(first_answered_at, ${now}::timestamptz) where id = ${id}::uuid`.execute(
    tx,
  )

/** Attaches the sender’s own file, which must not be attached yet. */
export async function attachFile(tx: Tx, { id }: Actor, file: string, message: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('ticket_files')
    .set({ message_id: message })
    .where('id', '=', file)
    .where('user_id', '=', id)
    .where('ticket_id', 'is', null)
    .where('message_id', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('not_found')
}

/** Attaches a file that the team uploaded for this ticket. */
export async function attachTeamFile(tx: Tx, ticket: string, file: string, message: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('ticket_files')
    .set({ message_id: message })
    .where('id', '=', file)
    .where('ticket_id', '=', ticket)
    .where('message_id', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('not_found')
}

/** The asker, and every admin but the asker. */
export async function peopleOf(tx: Tx, personId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select admin as id from app.admins('support') as admin where admin is distinct from ${personId}::uuid`.execute(
    tx,
  )
  return [...(personId ? [personId] : []), ...rows.map(({ id }) => id)]
}
