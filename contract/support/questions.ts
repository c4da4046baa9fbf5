import * as z from 'zod/mini'
import { done, email, fault, line, requiredLines, token } from '../fields.ts'
import { route } from '../route.ts'
import { rating, ratingComment } from './own.ts'
import { longestSubject, longestTicketText, ticket, ticketCategories } from './ticket.ts'

/** A visitor’s question and the conversation that follows; the link in an email opens it. */
const question = z.strictObject({
  /** Null until the address is confirmed. */
  ticket: z.nullable(ticket),
  subject: z.nullable(z.string()),
})
const shown = z.strictObject({ question })

export const askSupport = route({
  method: 'POST',
  path: '/api/support/questions',
  summary: 'Ask a question without an account. Nobody reads it before the address is confirmed by email.',
  audience: 'anyone',
  body: z.strictObject({
    name: line(120),
    email,
    category: z.enum(ticketCategories, fault('required')),
    subject: line(longestSubject),
    content: requiredLines(longestTicketText),
  }),
  output: done,
  status: 202,
})

export const readQuestion = route({
  method: 'POST',
  path: '/api/support/questions/reading',
  summary: 'Get a visitor’s conversation with the token from an email.',
  audience: 'anyone',
  body: z.strictObject({ token }),
  output: shown,
  refusals: ['not_found'],
})

export const confirmQuestion = route({
  method: 'POST',
  path: '/api/support/questions/confirmation',
  summary: 'Confirm the address and send the question.',
  audience: 'anyone',
  body: z.strictObject({ token }),
  output: shown,
  refusals: ['not_found'],
})

export const answerQuestion = route({
  method: 'POST',
  path: '/api/support/questions/messages',
  summary: 'Reply as a visitor.',
  audience: 'anyone',
  body: z.strictObject({ token, content: requiredLines(longestTicketText) }),
  output: shown,
  status: 201,
  refusals: ['not_found', 'ticket_closed', 'rate_limited'],
})

export const sendQuestionLink = route({
  method: 'POST',
  path: '/api/support/questions/links',
  summary: 'Send a new link to the address of the question. The answer is the same for any token.',
  audience: 'anyone',
  body: z.strictObject({ token }),
  output: done,
  status: 202,
  refusals: ['rate_limited'],
})

export const endQuestionLinks = route({
  method: 'POST',
  path: '/api/support/questions/links/ending',
  summary: 'Invalidate all links to the conversation. A link that does not work invalidates nothing.',
  audience: 'anyone',
  body: z.strictObject({ token }),
  output: done,
})

export const rateQuestion = route({
  method: 'PUT',
  path: '/api/support/questions/rating',
  summary: 'Rate the help received as a visitor.',
  audience: 'anyone',
  body: z.strictObject({ token, rating, comment: ratingComment }),
  output: shown,
  refusals: ['not_found', 'ticket_not_closed'],
})
