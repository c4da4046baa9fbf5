import type { TicketCategory, TicketPriority, TicketStatus } from '#contract/support/ticket.ts'
import { about, detail, recorder } from '#server/ground/data/events.ts'

type Changed = {
  status?: TicketStatus
  priority?: TicketPriority
  category?: TicketCategory
  assignee?: string | null
}

/** Events never hold text that people wrote. */
export const supportEvents = {
  /** By a visitor; the team does not see it until the address is confirmed. */
  'ticket.asked': about('ticket', ['ticket_confirmation']),
  /** A visitor requests another link to the ticket; it is sent to the ticket’s address. */
  'ticket.link_asked': about('ticket', ['ticket_link']),
  'ticket.links_ended': about('ticket', []),
  'ticket.opened': about('ticket', ['ticket_team_notified']),
  'ticket.written': about('ticket', ['ticket_team_notified'], detail<{ reopened: boolean }>()),
  'ticket.answered': about('ticket', ['ticket_asker_notified', 'ticket_mail'], detail<{ closes: boolean }>()),
  /** For the team alone: nobody is notified. */
  'ticket.noted': about('ticket', []),
  'ticket.note_removed': about('ticket', []),
  'ticket.file_sent': about('ticket', []),
  'ticket.closed': about('ticket', ['ticket_asker_notified', 'ticket_mail']),
  'ticket.changed': about('ticket', [], detail<Changed>()),
  'ticket.rated': about('ticket', [], detail<{ rating: number }>()),
  'canned_answer.kept': about('canned_answer', []),
  'canned_answer.changed': about('canned_answer', []),
  'canned_answer.removed': about('canned_answer', []),
}

export const record = recorder(supportEvents)
