import * as z from 'zod/mini'
import { fault, id, line, lines, pageToken, requiredLines } from '../fields.ts'
import { route } from '../route.ts'
import { documentTypes, mostBytes } from '../uploads.ts'
import {
  longestSubject,
  longestTicketText,
  ticket,
  ticketCategories,
  ticketFile,
  ticketPriorities,
  ticketSummary,
} from './ticket.ts'

const one = z.strictObject({ id })

export const listTickets = route({
  method: 'GET',
  path: '/api/support/tickets',
  summary: 'List your tickets, latest first, 20 per page.',
  audience: 'party',
  about: ['tickets'],
  query: z.strictObject({ after: z.optional(pageToken) }),
  output: z.strictObject({ tickets: z.array(ticketSummary), after: z.nullable(z.string()) }),
  inPerson: true,
})

export const openTicket = route({
  method: 'POST',
  path: '/api/support/tickets',
  summary: 'Open a ticket. You set its priority; admins may change it.',
  audience: 'party',
  touches: ['tickets'],
  body: z.strictObject({
    subject: line(longestSubject),
    category: z.enum(ticketCategories, fault('required')),
    priority: z.enum(ticketPriorities, fault('required')),
    content: requiredLines(longestTicketText),
    /** The caller’s own appointment that the ticket is about. */
    appointmentId: z.optional(id),
    /** A file uploaded beforehand. */
    fileId: z.optional(id),
  }),
  output: z.strictObject({ ticket }),
  inPerson: true,
  status: 201,
  refusals: ['not_found', 'rate_limited'],
})

export const readTicket = route({
  method: 'GET',
  path: '/api/support/tickets/:id',
  summary: 'Get one of your tickets with its conversation in order.',
  audience: 'party',
  about: ['tickets'],
  params: one,
  output: z.strictObject({ ticket }),
  inPerson: true,
  refusals: ['not_found'],
})

export const answerTicket = route({
  method: 'POST',
  path: '/api/support/tickets/:id/messages',
  summary: 'Reply to a ticket. One closed in the last fourteen days is reopened.',
  audience: 'party',
  touches: ['tickets'],
  params: one,
  body: z.strictObject({ content: requiredLines(longestTicketText), fileId: z.optional(id) }),
  output: z.strictObject({ ticket }),
  inPerson: true,
  status: 201,
  refusals: ['not_found', 'ticket_closed', 'rate_limited'],
})

export const rating = z.int().check(z.gte(1, fault('invalid')), z.lte(5, fault('invalid')))
export const ratingComment = z.optional(lines(1_000))

export const rateTicket = route({
  method: 'PUT',
  path: '/api/support/tickets/:id/rating',
  summary: 'Rate a closed ticket from 1 to 5. The rating can be changed.',
  audience: 'party',
  touches: ['tickets'],
  params: one,
  body: z.strictObject({ rating, comment: ratingComment }),
  output: z.strictObject({ ticket }),
  inPerson: true,
  refusals: ['not_found', 'ticket_not_closed'],
})

export const sendTicketFile = route({
  method: 'POST',
  path: '/api/support/files',
  summary:
    'Upload a picture or PDF of up to 5 MB, as the raw body, before its message. It is deleted after a day if no message uses it.',
  audience: 'party',
  query: z.strictObject({ name: line(255) }),
  takesFile: { types: documentTypes, most: mostBytes },
  output: z.strictObject({ file: ticketFile }),
  inPerson: true,
  status: 201,
  refusals: ['file_refused', 'body_too_large', 'unsupported_media_type', 'rate_limited'],
})

export const readTicketFile = route({
  method: 'GET',
  path: '/api/support/files/:id/content',
  summary: 'Download a file of your own tickets.',
  audience: 'party',
  params: one,
  givesFile: documentTypes,
  output: z.unknown(),
  inPerson: true,
  refusals: ['not_found'],
})
