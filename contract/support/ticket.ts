import * as z from 'zod/mini'
import { parties } from '../appointments/appointment.ts'
import { id, moment } from '../fields.ts'
import { languages } from '../language.ts'
import { documentTypes } from '../uploads.ts'

/** `open` waits for the Support Team, `pending` for whoever asked. */
export const ticketStatuses = ['open', 'pending', 'closed'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

export const ticketPriorities = ['high', 'medium', 'low'] as const
export type TicketPriority = (typeof ticketPriorities)[number]

export const ticketCategories = [
  'appointments',
  'account',
  'payments',
  'technical',
  'privacy',
  'other',
] as const
export type TicketCategory = (typeof ticketCategories)[number]

/** Days after closing in which an answer opens a ticket again. */
export const reopenableDays = 14

/** So long a link in a mail to a visitor opens the conversation. */
export const questionLinkDays = 30

/** Characters. */
export const longestSubject = 120
export const longestTicketText = 4_000

/** A conversation that is longer than this goes on in a new ticket. */
export const mostTicketMessages = 100

export const ticketFile = z.strictObject({
  id,
  name: z.string(),
  type: z.enum(documentTypes),
  bytes: z.int(),
})
export type TicketFile = z.output<typeof ticketFile>

export const ticketMessage = z.strictObject({
  id,
  /** Written by the Support Team. */
  byTeam: z.boolean(),
  /** Who of the Support Team wrote it, for admins alone. */
  authorName: z.nullable(z.string()),
  /** Null where it cannot be opened any more. */
  content: z.nullable(z.string()),
  file: z.nullable(ticketFile),
  at: moment,
})
export type TicketMessage = z.output<typeof ticketMessage>

const facts = {
  id,
  /** Null where it cannot be opened any more. */
  subject: z.nullable(z.string()),
  status: z.enum(ticketStatuses),
  priority: z.enum(ticketPriorities),
  category: z.enum(ticketCategories),
  openedAt: moment,
  /** When either side wrote last. */
  lastAt: moment,
  closedAt: z.nullable(moment),
  rating: z.nullable(z.int()),
}

export const ticketSummary = z.strictObject(facts)
export type TicketSummary = z.output<typeof ticketSummary>

const conversation = {
  /** The appointment that it is about, and when that was to begin as the ticket was opened. */
  appointment: z.nullable(z.strictObject({ id, startsAt: moment })),
  messages: z.array(ticketMessage),
  ratingComment: z.nullable(z.string()),
}

/** As whoever asked sees it. */
export const ticket = z.strictObject({
  ...facts,
  ...conversation,
  mayAnswer: z.boolean(),
  mayRate: z.boolean(),
})
export type Ticket = z.output<typeof ticket>

/** Who asked. */
export const asker = z.strictObject({
  /** Null for a visitor. */
  id: z.nullable(id),
  name: z.string(),
  /** The same name in the other script, where it was given. */
  otherName: z.nullable(z.string()),
  /** Which portal it was asked from; null for a visitor. */
  side: z.nullable(z.enum(parties)),
  /** A visitor’s, shown to be theirs. */
  email: z.nullable(z.string()),
  language: z.enum(languages),
})
export type Asker = z.output<typeof asker>

/** Somebody of the team. */
export const member = z.strictObject({ id, name: z.string(), otherName: z.nullable(z.string()) })
export type Member = z.output<typeof member>

const desk = {
  asker,
  assignee: z.nullable(member),
  firstAnsweredAt: z.nullable(moment),
  /** Since when it has waited for the Support Team; null while it does not. */
  waitingSince: z.nullable(moment),
}

export const deskSummary = z.strictObject({ ...facts, ...desk })
export type DeskSummary = z.output<typeof deskSummary>

/** As admins see it. */
export const deskTicket = z.strictObject({
  ...facts,
  ...conversation,
  ...desk,
  /** Until when the visitor’s latest link opens it, or when that ended; null where there never was one. */
  linkEndsAt: z.nullable(moment),
  mayAnswer: z.boolean(),
})
export type DeskTicket = z.output<typeof deskTicket>

/** What is told of when something has changed. */
export const supportTopics = { tickets: z.strictObject({ id }) } satisfies Record<string, z.ZodMiniObject>
