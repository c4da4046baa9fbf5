import type {
  DeskTicket,
  Ticket,
  TicketMessage,
  TicketNote,
  TicketSummary,
} from '#contract/support/ticket.ts'
import { idOf, sessionOf } from '../dom/people.ts'

/** An open request as its author is shown it in a list. */
export const ticketSummary = (facts: Partial<TicketSummary> = {}): TicketSummary => ({
  id: idOf(1),
  subject: 'Missing invoice',
  status: 'open',
  priority: 'medium',
  category: 'payments',
  openedAt: '2026-11-20T06:00:00.000Z',
  lastAt: '2026-11-20T06:00:00.000Z',
  closedAt: null,
  rating: null,
  ...facts,
})

/** The same with its conversation. */
export const ticketView = (facts: Partial<Ticket> = {}): Ticket => ({
  ...ticketSummary(),
  appointment: null,
  messages: [ticketMessage()],
  ratingComment: null,
  mayAnswer: true,
  mayRate: false,
  ...facts,
})

/** A request of Sara's as admins see it. */
export const deskTicketView = (facts: Partial<DeskTicket> = {}): DeskTicket => {
  const { id, name, otherName } = sessionOf('patient').user
  return {
    ...ticketSummary(),
    appointment: null,
    messages: [ticketMessage()],
    ratingComment: null,
    mayAnswer: true,
    asker: { id, name, otherName, side: 'patient', email: null, language: 'en' },
    assignee: null,
    firstAnsweredAt: null,
    waitingSince: '2026-11-20T06:00:00.000Z',
    linkEndsAt: null,
    notes: [],
    ...facts,
  }
}

export const ticketMessage = (facts: Partial<TicketMessage> = {}): TicketMessage => ({
  id: idOf(11),
  byTeam: false,
  authorName: null,
  content: 'I paid on Sunday.',
  file: null,
  at: '2026-11-20T06:00:00.000Z',
  ...facts,
})

export const ticketNote = (facts: Partial<TicketNote> = {}): TicketNote => ({
  id: idOf(21),
  author: { id: idOf(22), name: 'Noor Al-Rashid', otherName: null },
  mayRemove: false,
  content: 'The bank confirmed the payment by phone.',
  at: '2026-11-20T07:00:00.000Z',
  ...facts,
})
