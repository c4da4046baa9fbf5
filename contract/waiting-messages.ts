import * as z from 'zod/mini'
import { id } from './fields.ts'
import { route } from './route.ts'

// What pages that are not about messages ask of them, and what they are told.

/** What the other one is to this reader; an admin stands for 'Support Team', whoever of them answers. */
export const contactTypes = ['dietitian', 'patient', 'admin'] as const
export type ContactType = (typeof contactTypes)[number]

export const countUnread = route({
  method: 'GET',
  path: '/api/conversations/unread',
  summary: 'In how many conversations something is unread.',
  audience: 'signed_in',
  duties: ['support'],
  output: z.strictObject({ count: z.int() }),
  refusals: ['second_factor_due'],
})

export const countMessageReports = route({
  method: 'GET',
  path: '/api/admin/message-reports/count',
  summary: 'How many reported messages wait to be looked at.',
  audience: 'admin',
  duties: ['support'],
  output: z.strictObject({ open: z.int() }),
})

/** What is told of when something has changed. */
export const messageTopics = {
  /** A message came, was changed or was taken back: ask for it. */
  messages: z.strictObject({ conversation: id, sequence: z.int() }),
  /** A side has read on. */
  reads: z.strictObject({ conversation: id }),
} satisfies Record<string, z.ZodMiniObject>

/** Said in passing, beside changes. */
export const messageFrames = {
  /** Somebody is writing just now: a browser says so once in three seconds at most, and on the other side it stands for five. */
  typing: z.strictObject({ conversation: id }),
} satisfies Record<string, z.ZodMiniObject>
