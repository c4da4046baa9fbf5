import * as z from 'zod/mini'
import { done, id, moment, pageToken, searchText } from './fields.ts'
import { languages } from './language.ts'
import { route } from './route.ts'

// How admins manage newsletter subscribers.

export const subscriberStates = ['confirmed', 'waiting', 'left'] as const
export type SubscriberState = (typeof subscriberStates)[number]
const state = z.enum(subscriberStates)

const subscriber = z.strictObject({
  id,
  email: z.string(),
  language: z.enum(languages),
  state,
  askedAt: moment,
  /** When the subscriber confirmed the address, or unsubscribed. */
  changedAt: z.nullable(moment),
})
export type Subscriber = z.output<typeof subscriber>

export const searchSubscribers = route({
  method: 'POST',
  path: '/api/newsletter/subscribers/search',
  summary:
    'Search newsletter subscribers, latest first. The query is in the body, so that no log contains it.',
  audience: 'admin',
  duties: ['support'],
  about: ['subscribers'],
  body: z.strictObject({
    /** Part of the email address. */
    q: z.optional(searchText),
    state: z.optional(state),
    after: z.optional(pageToken),
  }),
  output: z.strictObject({
    subscribers: z.array(subscriber),
    after: z.nullable(z.string()),
    /** The total number of matches; only on the first page. */
    total: z.nullable(z.int()),
  }),
})

export const removeSubscriber = route({
  method: 'DELETE',
  path: '/api/newsletter/subscribers/:id',
  summary: 'Erase a subscriber’s address for good, for example at its owner’s request.',
  audience: 'admin',
  duties: ['support'],
  touches: ['subscribers'],
  inPerson: true,
  params: z.strictObject({ id }),
  output: done,
  refusals: ['not_found'],
})

export const exportSubscribers = route({
  method: 'GET',
  path: '/api/newsletter/subscribers.csv',
  summary: 'Export subscribers as CSV, latest first; only confirmed addresses may receive mail.',
  audience: 'admin',
  duties: ['support'],
  inPerson: true,
  query: z.strictObject({ state: z.optional(state) }),
  output: z.unknown(),
  givesFile: ['text/csv'],
  needsProof: true,
  refusals: ['proof_needed', 'rate_limited'],
})
