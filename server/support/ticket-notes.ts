import { type RawBuilder, sql } from 'kysely'
import type { TicketNote } from '#contract/support/ticket.ts'
import type { Actor } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { House } from '#server/ground/house.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'

export const noteBinding = (id: string): string => `ticket_notes:${id}`

export type NoteRow = {
  id: string
  author: { id: string; name: string | null; otherName: string | null } | null
  content: string
  at: string
}

/** The internal notes of a ticket, oldest first, as a column of another statement. */
export const notesOf = (ticket: RawBuilder<unknown>): RawBuilder<NoteRow[]> => sql`(
  select coalesce(json_agg(json_build_object('id', note.id, 'content', encode(note.content_sealed, 'base64'), 'at', note.at,
      'author', case when note.author_id is not null then json_build_object('id', note.author_id, 'name', ${nameOf(sql`note.author_id`)},
        'otherName', ${otherNameOf(sql`note.author_id`)}) end) order by note.at, note.id), '[]')
    from ticket_notes as note where note.ticket_id = ${ticket})`

/** The part of a key that notes are read with: the asker’s, or the server’s for visitors. */
type Opener = { tryOpen(sealed: Buffer, bound: string): string | null }

export function viewNote(
  { id, author, content, at }: NoteRow,
  opener: Opener | null,
  actor: Actor,
  { log }: Pick<House, 'log'>,
): TicketNote {
  const text = opener?.tryOpen(Buffer.from(content, 'base64'), noteBinding(id)) ?? null
  if (text === null) log('error', 'ticket.unopenable', { bound: noteBinding(id) })
  return {
    id,
    author: author && { ...author, name: author.name ?? '' },
    mayRemove: author !== null && isSelf(actor, author.id),
    content: text,
    at: new Date(at).toISOString(),
  }
}
