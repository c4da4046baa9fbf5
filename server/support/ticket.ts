import { type RawBuilder, sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'
import type { Language } from '#contract/language.ts'
import {
  type Asker,
  type DeskSummary,
  type DeskTicket,
  mostTicketMessages,
  reopenableDays,
  type Ticket,
  type TicketCategory,
  type TicketMessage,
  type TicketPriority,
  type TicketStatus,
  type TicketSummary,
} from '#contract/support/ticket.ts'
import type { Actor } from '#server/ground/data/db.ts'
import type { KeyRing } from '#server/ground/data/key-ring.ts'
import { openPersonKey, sealedKeyColumn } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import { type NoteRow, viewNote } from './ticket-notes.ts'

export const subjectBinding = (id: string): string => `tickets:${id}:subject`
export const ratingBinding = (id: string): string => `tickets:${id}:rating`
export const ticketContentBinding = (id: string): string => `ticket_messages:${id}`
export const ticketFileNameBinding = (id: string): string => `ticket_files:${id}:name`

/** A person’s own key, or the server’s for visitors’ questions. */
export type Sealer = {
  seal(text: string, bound: string): Buffer
  tryOpen(sealed: Buffer, bound: string): string | null
}

export const sealerForVisitors = (keys: KeyRing): Sealer => ({
  seal: keys.seal,
  tryOpen(sealed, bound) {
    try {
      return keys.open(sealed, bound)
    } catch {
      return null
    }
  },
})

export type TicketRow = {
  id: string
  person_id: string | null
  side: Party | null
  visitor_name: string | null
  visitor_email: string | null
  language: Language
  category: TicketCategory
  priority: TicketPriority
  status: TicketStatus
  subject_sealed: Buffer
  appointment_id: string | null
  appointment_at: Date | null
  assignee_id: string | null
  asked_at: Date
  opened_at: Date | null
  last_at: Date
  first_answered_at: Date | null
  waiting_since: Date | null
  closed_at: Date | null
  rating: number | null
  rating_comment_sealed: Buffer | null
  key_sealed: Buffer | null
}

/** Null if the person’s key has been deleted. */
export const sealerOf = (
  { person_id, key_sealed }: Pick<TicketRow, 'person_id' | 'key_sealed'>,
  { keys }: Pick<House, 'keys'>,
): Sealer | null =>
  person_id === null ? sealerForVisitors(keys) : key_sealed && openPersonKey(keys, person_id, key_sealed)

export const ticketColumns: RawBuilder<TicketRow> = sql`
  tickets.id, tickets.person_id, tickets.side, tickets.visitor_name, tickets.visitor_email::text as visitor_email, tickets.language,
  tickets.category, tickets.priority, tickets.status, tickets.subject_sealed, tickets.appointment_id, tickets.appointment_at,
  tickets.assignee_id, tickets.asked_at, tickets.opened_at, tickets.last_at, tickets.first_answered_at, tickets.waiting_since,
  tickets.closed_at, tickets.rating, tickets.rating_comment_sealed, ${sealedKeyColumn(sql`tickets.person_id`)} as key_sealed`

export type DeskTicketRow = DeskRow & { link_ends_at: Date | null; notes: NoteRow[] }

export type DeskRow = TicketRow & {
  asker_name: string | null
  asker_other_name: string | null
  assignee_name: string | null
  assignee_other_name: string | null
}

export const deskColumns: RawBuilder<DeskRow> = sql`
  ${ticketColumns}, ${nameOf(sql`tickets.person_id`)} as asker_name, ${otherNameOf(sql`tickets.person_id`)} as asker_other_name,
  ${nameOf(sql`tickets.assignee_id`)} as assignee_name, ${otherNameOf(sql`tickets.assignee_id`)} as assignee_other_name`

/** Admins cannot act on tickets that they opened themselves. */
export const isForTeam = ({ id }: Actor): RawBuilder<boolean> =>
  sql`(tickets.opened_at is not null and tickets.person_id is distinct from ${id}::uuid)`

type MessageRow = {
  message_id: string
  by_team: boolean
  author_name: string | null
  content_sealed: Buffer
  at: Date
} & (
  | {
      file_id: string
      name_sealed: Buffer
      file_type: 'application/pdf' | 'image/jpeg' | 'image/png'
      bytes: number
    }
  | { file_id: null }
)

export type WithMessages<Row> = Row & (MessageRow | { message_id: null })

/** One row per message, in order; a single row if there are none. */
export const withMessages = <Row>(
  columns: RawBuilder<Row>,
  which: RawBuilder<unknown>,
  { role }: Pick<Actor, 'role'>,
): RawBuilder<WithMessages<Row>> => sql`
  with around as materialized (select ${columns} from tickets where ${which})
  select around.*, page.* from around left join lateral (
      select messages.id as message_id, messages.by_team, messages.content_sealed, messages.at,
          ${role === 'admin' ? sql`case when messages.by_team then ${nameOf(sql`messages.sender_id`)} end` : sql`null`} as author_name,
          file.id as file_id, file.name_sealed, file.type as file_type, file.bytes
        from ticket_messages as messages left join ticket_files as file on file.message_id = messages.id
        where messages.ticket_id = around.id order by messages.at, messages.id limit ${mostTicketMessages}
    ) as page on true order by page.at, page.message_id`

type Opening = Pick<House, 'keys' | 'log'>

function opened(
  sealer: Sealer | null,
  sealed: Buffer | null,
  bound: string,
  { log }: Opening,
): string | null {
  const text = sealed && (sealer?.tryOpen(sealed, bound) ?? null)
  if (sealed && text === null) log('error', 'ticket.unopenable', { bound })
  return text
}

export const subjectOf = (row: TicketRow, house: Opening): string | null =>
  opened(sealerOf(row, house), row.subject_sealed, subjectBinding(row.id), house)

export const viewSummary = (row: TicketRow, house: Opening): TicketSummary => ({
  id: row.id,
  subject: subjectOf(row, house),
  status: row.status,
  priority: row.priority,
  category: row.category,
  openedAt: (row.opened_at ?? row.asked_at).toISOString(),
  lastAt: row.last_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  rating: row.rating,
})

const reopenableFor = reopenableDays * 86_400_000

/** A ticket that was closed long ago, or has become too long, requires a new one instead. */
export const isAnswerable = (
  { closed_at, messages }: Pick<TicketRow, 'closed_at'> & { messages: number },
  now: Date,
): boolean =>
  messages < mostTicketMessages && (!closed_at || now.getTime() < closed_at.getTime() + reopenableFor)

function conversationOf(rows: readonly WithMessages<TicketRow>[], row: TicketRow, house: Opening) {
  const sealer = sealerOf(row, house)
  return {
    appointment:
      row.appointment_id && row.appointment_at
        ? { id: row.appointment_id, startsAt: row.appointment_at.toISOString() }
        : null,
    messages: rows.flatMap((each): TicketMessage[] =>
      each.message_id === null
        ? []
        : [
            {
              id: each.message_id,
              byTeam: each.by_team,
              authorName: each.author_name,
              content: opened(sealer, each.content_sealed, ticketContentBinding(each.message_id), house),
              file:
                each.file_id === null
                  ? null
                  : {
                      id: each.file_id,
                      name: sealer?.tryOpen(each.name_sealed, ticketFileNameBinding(each.file_id)) ?? '',
                      type: each.file_type,
                      bytes: each.bytes,
                    },
              at: each.at.toISOString(),
            },
          ],
    ),
    ratingComment: opened(sealer, row.rating_comment_sealed, ratingBinding(row.id), house),
  }
}

/** The ticket as its requester sees it. */
export function viewTicket(
  rows: readonly WithMessages<TicketRow>[],
  row: TicketRow,
  now: Date,
  house: Opening,
): Ticket {
  const conversation = conversationOf(rows, row, house)
  const messages = conversation.messages.length
  return {
    ...viewSummary(row, house),
    ...conversation,
    mayAnswer: isAnswerable({ ...row, messages }, now),
    mayRate: row.status === 'closed',
  }
}

const viewDesk = (row: DeskRow) => ({
  asker: {
    id: row.person_id,
    name: row.asker_name ?? row.visitor_name ?? '',
    otherName: row.asker_other_name,
    side: row.side,
    email: row.visitor_email,
    language: row.language,
  } satisfies Asker,
  assignee:
    row.assignee_id === null
      ? null
      : { id: row.assignee_id, name: row.assignee_name ?? '', otherName: row.assignee_other_name },
  firstAnsweredAt: row.first_answered_at?.toISOString() ?? null,
  waitingSince: row.waiting_since?.toISOString() ?? null,
})

export const viewDeskSummary = (row: DeskRow, house: Opening): DeskSummary => ({
  ...viewSummary(row, house),
  ...viewDesk(row),
})

export function viewDeskTicket(
  rows: readonly WithMessages<DeskTicketRow>[],
  row: DeskTicketRow,
  actor: Actor,
  house: Opening,
): DeskTicket {
  const conversation = conversationOf(rows, row, house)
  return {
    ...viewDeskSummary(row, house),
    ...conversation,
    linkEndsAt: row.link_ends_at?.toISOString() ?? null,
    notes: row.notes.map((note) => viewNote(note, sealerOf(row, house), actor, house)),
    mayAnswer: conversation.messages.length < mostTicketMessages,
  }
}
