import * as z from 'zod/mini'
import { email, fault, id, line, moment, requiredLines } from '../fields.ts'
import { route } from '../route.ts'
import { privacyEntry, recentDay } from './entry.ts'

/** Days to answer; a notice with reasons extends them by the same number. */
export const daysToAnswer = 30

export const requestKinds = ['information', 'access', 'copy', 'correction', 'erasure', 'withdrawal'] as const
export const requestChannels = ['email', 'phone', 'in_person', 'letter', 'ticket'] as const

const request = z.strictObject({
  id,
  person: z.nullable(z.strictObject({ id, name: z.string(), otherName: z.nullable(z.string()) })),
  /** Null once it has been erased with the requester’s account. */
  requester: z.nullable(z.string()),
  kind: z.enum(requestKinds),
  channel: z.enum(requestChannels),
  content: z.nullable(z.string()),
  identityVerified: z.boolean(),
  receivedAt: moment,
  dueAt: moment,
  isOverdue: z.boolean(),
  extendedAt: z.nullable(moment),
  answeredAt: z.nullable(moment),
  outcome: z.nullable(z.enum(['fulfilled', 'refused'])),
})
export type DataRequest = z.output<typeof request>

/** Rights that people exercised themselves, taken from the event log of their accounts. */
const byThemselves = z.strictObject({ kind: z.enum(['copy', 'erasure', 'correction']), at: moment })

const one = z.strictObject({ id })
const answer = z.strictObject({ request, entries: z.array(privacyEntry) })

export const listDataRequests = route({
  method: 'GET',
  path: '/api/admin/data-requests',
  summary:
    'List requests about personal data, most urgent first, then answered ones, and what people did themselves in 30 days.',
  audience: 'admin',
  duties: ['privacy'],
  about: ['data_requests'],
  output: z.strictObject({
    open: z.array(request),
    answered: z.array(request),
    byThemselves: z.strictObject({ copies: z.int(), erasures: z.int(), latest: z.array(byThemselves) }),
  }),
  inPerson: true,
})

export const readDataRequest = route({
  method: 'GET',
  path: '/api/admin/data-requests/:id',
  summary: 'Get one request with everything done about it.',
  audience: 'admin',
  duties: ['privacy'],
  about: ['data_requests'],
  params: one,
  output: answer,
  inPerson: true,
  refusals: ['not_found'],
})

export const logDataRequest = route({
  method: 'POST',
  path: '/api/admin/data-requests',
  summary: 'Record a request, in whatever form it came: oral ones count as well.',
  audience: 'admin',
  duties: ['privacy'],
  touches: ['data_requests'],
  body: z.strictObject({
    requester: line(120),
    /** Only for a requester who has an account. */
    email: z.optional(email),
    kind: z.enum(requestKinds, fault('required')),
    channel: z.enum(requestChannels, fault('required')),
    content: requiredLines(4_000),
    identityVerified: z.boolean(fault('required')),
    receivedOn: recentDay,
  }),
  output: answer,
  status: 201,
})

export const extendDataRequest = route({
  method: 'POST',
  path: '/api/admin/data-requests/:id/extension',
  summary: 'Extend a request once, by 30 days, before it is due, with reasons for the person.',
  audience: 'admin',
  duties: ['privacy'],
  touches: ['data_requests'],
  params: one,
  body: z.strictObject({ reason: requiredLines(2_000) }),
  output: answer,
  refusals: ['not_found', 'matter_closed', 'extended_already', 'time_is_over'],
})

export const answerDataRequest = route({
  method: 'POST',
  path: '/api/admin/data-requests/:id/answer',
  summary:
    'Answer a request, or refuse it with the reason. Nothing is handed out before the person is identified.',
  audience: 'admin',
  duties: ['privacy'],
  touches: ['data_requests'],
  params: one,
  body: z.strictObject({
    outcome: z.enum(['fulfilled', 'refused'], fault('required')),
    note: requiredLines(2_000),
    /** Whether the requester’s identity has been verified. */
    identityVerified: z.boolean(fault('required')),
  }),
  output: answer,
  refusals: ['not_found', 'matter_closed', 'identity_not_verified'],
})
