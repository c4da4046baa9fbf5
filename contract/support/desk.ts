import * as z from 'zod/mini'
import { day, fault, flag, id, line, pageToken, rangeChecks, requiredLines, searchText } from '../fields.ts'
import { route } from '../route.ts'
import { documentTypes, mostBytes } from '../uploads.ts'
import {
  deskSummary,
  deskTicket,
  longestTicketNote,
  longestTicketText,
  member,
  ticketCategories,
  ticketFile,
  ticketPriorities,
  ticketStatuses,
} from './ticket.ts'

const one = z.strictObject({ id })

/** By latest message, or by longest wait for an answer. */
export const queueOrders = ['latest', 'waiting'] as const
export type QueueOrder = (typeof queueOrders)[number]

/** The stages of a ticket. */
export const ticketStages = ['opened', 'answered', 'rated'] as const
export type TicketStage = (typeof ticketStages)[number]

export const listDeskTickets = route({
  method: 'GET',
  path: '/api/admin/support/tickets',
  summary: 'List tickets for the Support Team, 20 per page, without your own.',
  audience: 'admin',
  duties: ['support'],
  about: ['tickets'],
  query: z
    .strictObject({
      status: z.optional(z.enum(ticketStatuses)),
      priority: z.optional(z.enum(ticketPriorities)),
      category: z.optional(z.enum(ticketCategories)),
      /** Only tickets assigned to the reader. */
      mine: z.optional(flag),
      /** Only tickets of this account. */
      person: z.optional(id),
      /**
       * Tickets opened in these days (Riyadh’s calendar), the answered ones among them, or tickets rated in these
       * days.
       */
      stage: z.optional(z.enum(ticketStages)),
      from: z.optional(day),
      to: z.optional(day),
      order: z.optional(z.enum(queueOrders)),
      after: z.optional(pageToken),
    })
    .check(...rangeChecks),
  output: z.strictObject({ tickets: z.array(deskSummary), after: z.nullable(z.string()) }),
  inPerson: true,
})

export const readDeskTicket = route({
  method: 'GET',
  path: '/api/admin/support/tickets/:id',
  summary: 'Get one ticket with its conversation.',
  audience: 'admin',
  duties: ['support'],
  about: ['tickets'],
  params: one,
  output: z.strictObject({ ticket: deskTicket }),
  inPerson: true,
  refusals: ['not_found'],
})

export const answerAsTeam = route({
  method: 'POST',
  path: '/api/admin/support/tickets/:id/messages',
  summary:
    'Answer a ticket as the Support Team. It then waits for the person who asked, or is closed with this answer.',
  audience: 'admin',
  duties: ['support'],
  touches: ['tickets'],
  params: one,
  body: z.strictObject({
    content: requiredLines(longestTicketText),
    status: z.optional(z.enum(['pending', 'closed'])),
    /** A file uploaded beforehand for this ticket. */
    fileId: z.optional(id),
  }),
  output: z.strictObject({ ticket: deskTicket }),
  status: 201,
  refusals: ['not_found', 'ticket_closed'],
})

export const changeTicket = route({
  method: 'PATCH',
  path: '/api/admin/support/tickets/:id',
  summary: 'Change the status, priority, category or assigned admin of a ticket.',
  audience: 'admin',
  duties: ['support'],
  touches: ['tickets'],
  params: one,
  body: z.strictObject({
    status: z.optional(z.enum(ticketStatuses)),
    priority: z.optional(z.enum(ticketPriorities)),
    category: z.optional(z.enum(ticketCategories)),
    /** An admin; null to unassign. */
    assigneeId: z.optional(z.nullable(id)),
  }),
  output: z.strictObject({ ticket: deskTicket }),
  refusals: ['not_found'],
})

export const noteTicket = route({
  method: 'POST',
  path: '/api/admin/support/tickets/:id/notes',
  summary:
    'Add an internal note to a ticket: the person who asked is neither notified nor shown it, except in a copy of their data.',
  audience: 'admin',
  duties: ['support'],
  touches: ['tickets'],
  params: one,
  body: z.strictObject({ content: requiredLines(longestTicketNote) }),
  output: z.strictObject({ ticket: deskTicket }),
  status: 201,
  refusals: ['not_found', 'too_many_notes'],
})

export const removeTicketNote = route({
  method: 'DELETE',
  path: '/api/admin/support/tickets/:id/notes/:note',
  summary: 'Remove an internal note that you wrote.',
  audience: 'admin',
  duties: ['support'],
  touches: ['tickets'],
  params: z.strictObject({ id, note: id }),
  output: z.strictObject({ ticket: deskTicket }),
  refusals: ['not_found'],
})

export const endTicketLinks = route({
  method: 'POST',
  path: '/api/admin/support/tickets/:id/links/ending',
  summary: 'Invalidate all links to the conversation that were sent to the visitor.',
  audience: 'admin',
  duties: ['support'],
  touches: ['tickets'],
  params: one,
  output: z.strictObject({ ticket: deskTicket }),
  refusals: ['not_found'],
})

export const sendDeskFile = route({
  method: 'POST',
  path: '/api/admin/support/tickets/:id/files',
  summary:
    'Upload a picture or PDF of up to 5 MB for a person with an account, as the raw body, before the answer. It is deleted after a day if no answer uses it.',
  audience: 'admin',
  duties: ['support'],
  params: one,
  query: z.strictObject({ name: line(255) }),
  takesFile: { types: documentTypes, most: mostBytes },
  output: z.strictObject({ file: ticketFile }),
  status: 201,
  refusals: ['not_found', 'file_refused', 'body_too_large', 'unsupported_media_type', 'rate_limited'],
})

export const readDeskFile = route({
  method: 'GET',
  path: '/api/admin/support/files/:id/content',
  summary: 'Download a file sent to the Support Team.',
  audience: 'admin',
  duties: ['support'],
  params: one,
  givesFile: documentTypes,
  output: z.unknown(),
  inPerson: true,
  refusals: ['not_found'],
})

export const listSupportTeam = route({
  method: 'GET',
  path: '/api/admin/support/team',
  summary: 'List the admins to whom a ticket can be assigned.',
  audience: 'admin',
  duties: ['support'],
  output: z.strictObject({ team: z.array(member) }),
})

/** The number of newest tickets that the summary includes. */
export const newestTickets = 5

export const ticketInBrief = z.pick(deskSummary, {
  id: true,
  subject: true,
  status: true,
  priority: true,
  lastAt: true,
})

export const supportSummary = route({
  method: 'GET',
  path: '/api/admin/support/summary',
  summary: 'Get the number of open tickets and the five most recent.',
  audience: 'admin',
  duties: ['support'],
  about: ['tickets'],
  output: z.strictObject({ open: z.int(), newest: z.array(ticketInBrief) }),
  inPerson: true,
})

export const findTickets = route({
  method: 'POST',
  path: '/api/admin/support/search',
  summary:
    'Search the 1,000 latest tickets by subject or name, latest first, at most 10. The query is in the body, so that no log contains it.',
  audience: 'admin',
  duties: ['support'],
  body: z.strictObject({ q: searchText.check(z.minLength(2, fault('too_short'))) }),
  output: z.strictObject({ tickets: z.array(z.extend(ticketInBrief, { askerName: z.string() })) }),
  inPerson: true,
})

export const supportFigures = route({
  method: 'GET',
  path: '/api/admin/support/figures',
  summary: 'Get how fast and how well the Support Team has helped with tickets of the last 30 days.',
  audience: 'admin',
  duties: ['support'],
  about: ['tickets'],
  output: z.strictObject({
    from: day,
    to: day,
    /** Tickets that await the Support Team now. */
    waiting: z.int(),
    asked: z.int(),
    answered: z.int(),
    /** Median minutes to the first answer; null if there is none yet. */
    medianMinutes: z.nullable(z.number()),
    rated: z.int(),
    /** Null if there are no ratings yet. */
    averageRating: z.nullable(z.number()),
  }),
})
