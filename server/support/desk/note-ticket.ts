import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import { mostTicketNotes } from '#contract/support/ticket.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { lockTicket } from '../lock-ticket.ts'
import { isForTeam, sealerOf } from '../ticket.ts'
import { noteBinding } from '../ticket-notes.ts'
import { peopleOf } from '../write-ticket.ts'
import { loadDeskTicket } from './read-desk-ticket.ts'

/** Changes neither the state of the ticket nor who is waited for. */
export const noteTicket: Verb<typeof contract.noteTicket> = async (
  tx,
  actor,
  { id, content },
  now,
  house,
) => {
  const row = await lockTicket(tx, id, isForTeam(actor))
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ticket_notes where ticket_id = ${id}::uuid`.execute(tx)
  if ((rows[0]?.count ?? 0) >= mostTicketNotes) throw new Refusal('too_many_notes')
  const sealer = sealerOf(row, house) ?? (await ensurePersonKey(tx, house.keys, row.person_id ?? '', now))
  const note = await freshId(tx)
  await tx
    .insertInto('ticket_notes')
    .values({
      id: note,
      ticket_id: id,
      author_id: actor.id,
      content_sealed: sealer.seal(content, noteBinding(note)),
      at: now,
    })
    .execute()
  await record(tx, actor, 'ticket.noted', id, now)
  await announceToTeam(tx, house, row.person_id, id)
  return loadDeskTicket(tx, actor, id, house)
}

export const removeTicketNote: Verb<typeof contract.removeTicketNote> = async (
  tx,
  actor,
  { id, note },
  now,
  house,
) => {
  const row = await lockTicket(tx, id, isForTeam(actor))
  const { numDeletedRows } = await tx
    .deleteFrom('ticket_notes')
    .where('id', '=', note)
    .where('ticket_id', '=', id)
    .where('author_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'ticket.note_removed', id, now)
  await announceToTeam(tx, house, row.person_id, id)
  return loadDeskTicket(tx, actor, id, house)
}

/** The asker must not even see that something has changed. */
async function announceToTeam(tx: Tx, house: House, asker: string | null, id: string): Promise<void> {
  const people = (await peopleOf(tx, asker)).filter((person) => person !== asker)
  await announce(tx, house, people, { topic: 'tickets', id })
}
