import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { sealedKeyColumn } from '#server/ground/data/person-keys.ts'
import type { CopiedRow, OwnFile, Person, PersonalData } from '#server/ground/data/personal-table.ts'
import type { House } from '#server/ground/house.ts'
import { openTicketFile } from './files/ticket-file.ts'
import {
  ratingBinding,
  sealerOf,
  subjectBinding,
  type TicketRow,
  ticketColumns,
  ticketContentBinding,
  ticketFileNameBinding,
} from './ticket.ts'
import { noteBinding } from './ticket-notes.ts'

type Keys = Pick<House, 'keys'>

/**
 * A ticket belongs to its asker and is deleted with them, including the team's messages. An admin's messages to
 * others stay with them, without the admin’s name. A visitor is known by the address alone.
 */
export const supportData = {
  ticket_files: {
    copy: filesOf,
    files: ownFiles,
    erase: (tx, { id }) => sql`delete from ticket_files where user_id = ${id}::uuid`.execute(tx),
    hides: { name_sealed: 'included as a name' },
  },
  /** The emails that open a visitor’s ticket, and their expiry; deleted with the ticket. */
  ticket_links: {
    copy: linksOf,
    erase: async () => {},
  },
  ticket_messages: {
    copy: messagesOf,
    erase: async () => {},
    hides: { sender_id: 'the person, or a member of the Support Team', content_sealed: 'included decrypted' },
  },
  /** The team's notes about the person, who may read them in a copy of their data. They are deleted with the ticket. */
  ticket_notes: {
    copy: notesOf,
    erase: async () => {},
    hides: { author_id: 'a member of the Support Team', content_sealed: 'included decrypted' },
  },
  tickets: {
    copy: ticketsOf,
    erase: (tx, { id, address }) =>
      sql`delete from tickets where person_id = ${id}::uuid or visitor_email = ${address}::citext`.execute(
        tx,
      ),
    hides: {
      person_id: 'the person',
      assignee_id: 'a member of the Support Team',
      appointment_at: 'part of the appointment',
      waiting_since: 'shown by the status',
      subject_sealed: 'included decrypted',
      rating_comment_sealed: 'included decrypted',
    },
  },
} satisfies PersonalData

const isTheirs = ({ id, address }: Person) =>
  sql`(tickets.person_id = ${id}::uuid or tickets.visitor_email = ${address}::citext)`

async function linksOf(tx: Tx, _house: Keys, person: Person): Promise<CopiedRow[]> {
  const { rows } = await sql<CopiedRow>`
    select ticket_links.id, ticket_links.ticket_id as "ticketId", ticket_links.ends_at as "endsAt"
      from ticket_links join tickets on tickets.id = ticket_links.ticket_id where ${isTheirs(person)} order by ticket_links.id`.execute(
    tx,
  )
  return rows
}

async function ticketsOf(tx: Tx, house: Keys, person: Person): Promise<CopiedRow[]> {
  const { rows } = await sql<TicketRow & { of_absence: boolean; rated_at: Date | null }>`
    select ${ticketColumns}, of_absence, rated_at from tickets where ${isTheirs(person)} order by id`.execute(
    tx,
  )
  return rows.map((row) => {
    const sealer = sealerOf(row, house)
    return {
      id: row.id,
      side: row.side,
      visitorName: row.visitor_name,
      visitorEmail: row.visitor_email,
      language: row.language,
      category: row.category,
      priority: row.priority,
      status: row.status,
      appointmentId: row.appointment_id,
      ofAbsence: row.of_absence,
      askedAt: row.asked_at,
      openedAt: row.opened_at,
      lastAt: row.last_at,
      firstAnsweredAt: row.first_answered_at,
      closedAt: row.closed_at,
      rating: row.rating,
      ratedAt: row.rated_at,
      subject: sealer?.tryOpen(row.subject_sealed, subjectBinding(row.id)) ?? null,
      ratingComment:
        row.rating_comment_sealed &&
        (sealer?.tryOpen(row.rating_comment_sealed, ratingBinding(row.id)) ?? null),
    }
  })
}

type Said = Pick<TicketRow, 'person_id' | 'key_sealed'> & {
  id: string
  ticket_id: string
  by_team: boolean
  by_you: boolean
  content_sealed: Buffer
  at: Date
}

async function messagesOf(tx: Tx, house: Keys, person: Person): Promise<CopiedRow[]> {
  const { rows } = await sql<Said>`
    select messages.id, messages.ticket_id, messages.by_team, coalesce(messages.sender_id = ${person.id}::uuid, false) as by_you,
        messages.content_sealed, messages.at, tickets.person_id, ${sealedKeyColumn(sql`tickets.person_id`)} as key_sealed
      from ticket_messages as messages join tickets on tickets.id = messages.ticket_id
      where ${isTheirs(person)} or messages.sender_id = ${person.id}::uuid order by messages.id`.execute(tx)
  return rows.map((row) => ({
    id: row.id,
    ticketId: row.ticket_id,
    byTeam: row.by_team,
    byYou: row.by_you,
    at: row.at,
    content: sealerOf(row, house)?.tryOpen(row.content_sealed, ticketContentBinding(row.id)) ?? null,
  }))
}

async function notesOf(tx: Tx, house: Keys, person: Person): Promise<CopiedRow[]> {
  const { rows } = await sql<Omit<Said, 'by_team' | 'by_you'>>`
    select note.id, note.ticket_id, note.content_sealed, note.at, tickets.person_id, ${sealedKeyColumn(sql`tickets.person_id`)} as key_sealed
      from ticket_notes as note join tickets on tickets.id = note.ticket_id where ${isTheirs(person)} order by note.id`.execute(
    tx,
  )
  return rows.map((row) => ({
    id: row.id,
    ticketId: row.ticket_id,
    at: row.at,
    content: sealerOf(row, house)?.tryOpen(row.content_sealed, noteBinding(row.id)) ?? null,
  }))
}

type Sent = {
  id: string
  user_id: string
  message_id: string | null
  ticket_id: string | null
  name_sealed: Buffer
  type: string
  bytes: number
  uploaded_at: Date
  key_sealed: Buffer | null
}

const sent = ({ id }: Person) => sql<Sent>`
  select id, user_id, message_id, ticket_id, name_sealed, type, bytes, uploaded_at, ${sealedKeyColumn(sql`ticket_files.user_id`)} as key_sealed
    from ticket_files where user_id = ${id}::uuid and (ticket_id is null or message_id is not null) order by id`

const nameOf = ({ id, user_id, key_sealed, name_sealed }: Sent, house: Keys) =>
  sealerOf({ person_id: user_id, key_sealed }, house)?.tryOpen(name_sealed, ticketFileNameBinding(id)) ?? null

async function filesOf(tx: Tx, house: Keys, person: Person): Promise<CopiedRow[]> {
  const { rows } = await sent(person).execute(tx)
  return rows.map((row) => ({
    id: row.id,
    messageId: row.message_id,
    ticketId: row.ticket_id,
    byTeam: row.ticket_id !== null,
    type: row.type,
    bytes: row.bytes,
    uploadedAt: row.uploaded_at,
    name: nameOf(row, house),
  }))
}

async function ownFiles(tx: Tx, house: Keys, person: Person): Promise<OwnFile[]> {
  const { rows } = await sent(person).execute(tx)
  return rows.map((row) => ({
    folder: 'support',
    name: nameOf(row, house) ?? row.id,
    type: row.type,
    at: row.uploaded_at,
    open: async (whole) => (await openTicketFile(whole, row.user_id, row.id))?.bytes ?? null,
  }))
}
