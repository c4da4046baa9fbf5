import * as z from 'zod/mini'
import { id } from './fields.ts'
import { route } from './route.ts'

// The facts about messages that other pages need.

/** The other side’s role for this reader; `admin` means the Support Team, whichever admin answers. */
export const contactTypes = ['dietitian', 'patient', 'admin'] as const
export type ContactType = (typeof contactTypes)[number]

/** Days during which a message that was read still waits for an answer. */
export const daysToAnswer = 7

export const countUnread = route({
  method: 'GET',
  path: '/api/conversations/unread',
  summary: 'Count your conversations with unread messages.',
  audience: 'signed_in',
  duties: ['support'],
  output: z.strictObject({ count: z.int() }),
  refusals: ['second_factor_due'],
})

export const countMessageReports = route({
  method: 'GET',
  path: '/api/admin/message-reports/count',
  summary: 'Count the reported messages to be looked at.',
  audience: 'admin',
  duties: ['support'],
  about: ['message_reports'],
  output: z.strictObject({ open: z.int() }),
})

/** Pushed to clients when messages change. */
export const messageTopics = {
  /** A message was sent, changed or taken back: fetch it. */
  messages: z.strictObject({ conversation: id, sequence: z.int() }),
  /** One side has read further. */
  reads: z.strictObject({ conversation: id }),
} satisfies Record<string, z.ZodMiniObject>

/** Frames sent alongside changes, never stored. */
export const messageFrames = {
  /** The other side is typing: sent at most once every three seconds, shown for five. */
  typing: z.strictObject({ conversation: id }),
} satisfies Record<string, z.ZodMiniObject>
