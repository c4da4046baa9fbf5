import * as z from 'zod/mini'
import { parties } from '../appointments/appointment.ts'
import { id, moment } from '../fields.ts'
import { languages } from '../language.ts'
import { documentTypes } from '../uploads.ts'

/** `open` awaits the Support Team, `pending` the person who asked. */
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

/** Days after closing during which a reply reopens a ticket. */
export const reopenableDays = 14

/** For how many days a link in an email to a visitor opens the conversation. */
export const questionLinkDays = 30

/** Characters. */
export const longestSubject = 120
export const longestTicketText = 4_000

/** A longer conversation has to continue in a new ticket. */
export const mostTicketMessages = 100

export const longestTicketNote = 2_000
export const mostTicketNotes = 50

export const ticketFile = z.strictObject({
  id,
  name: z.string(),
  type: z.enum(documentTypes),
  bytes: z.int(),
})
export type TicketFile = z.output<typeof ticketFile>

export const ticketMessage = z.strictObject({
  id,
  byTeam: z.boolean(),
  /** Which member of the Support Team wrote it; only admins see this. */
  authorName: z.nullable(z.string()),
  /** Null if it can no longer be decrypted. */
  content: z.nullable(z.string()),
  file: z.nullable(ticketFile),
  at: moment,
})
export type TicketMessage = z.output<typeof ticketMessage>

const facts = {
  id,
  /** Null if it can no longer be decrypted. */
  subject: z.nullable(z.string()),
  status: z.enum(ticketStatuses),
  priority: z.enum(ticketPriorities),
  category: z.enum(ticketCategories),
  openedAt: moment,
  /** When either side last wrote. */
  lastAt: moment,
  closedAt: z.nullable(moment),
  rating: z.nullable(z.int()),
}

export const ticketSummary = z.strictObject(facts)
export type TicketSummary = z.output<typeof ticketSummary>

const conversation = {
  /** The appointment concerned, and its start at the time the ticket was opened. */
  appointment: z.nullable(z.strictObject({ id, startsAt: moment })),
  messages: z.array(ticketMessage),
  ratingComment: z.nullable(z.string()),
}

/** As the person who asked sees it. */
export const ticket = z.strictObject({
  ...facts,
  ...conversation,
  mayAnswer: z.boolean(),
  mayRate: z.boolean(),
})
export type Ticket = z.output<typeof ticket>

export const asker = z.strictObject({
  /** Null for a visitor. */
  id: z.nullable(id),
  name: z.string(),
  /** The same name in the other script, if given. */
  otherName: z.nullable(z.string()),
  /** The portal from which the question was sent; null for a visitor. */
  side: z.nullable(z.enum(parties)),
  /** A visitor’s confirmed address. */
  email: z.nullable(z.string()),
  language: z.enum(languages),
})
export type Asker = z.output<typeof asker>

/** A member of the Support Team. */
export const member = z.strictObject({ id, name: z.string(), otherName: z.nullable(z.string()) })
export type Member = z.output<typeof member>

const desk = {
  asker,
  assignee: z.nullable(member),
  firstAnsweredAt: z.nullable(moment),
  /** Since when it has awaited the Support Team; null if it does not. */
  waitingSince: z.nullable(moment),
}

export const deskSummary = z.strictObject({ ...facts, ...desk })
export type DeskSummary = z.output<typeof deskSummary>

/** Written by an admin for the others; the person who asked sees it only in a copy of their data, without the author. */
export const ticketNote = z.strictObject({
  id,
  /** Null if the admin’s account is erased. */
  author: z.nullable(member),
  /** Only its author can remove it. */
  mayRemove: z.boolean(),
  /** Null if it can no longer be decrypted. */
  content: z.nullable(z.string()),
  at: moment,
})
export type TicketNote = z.output<typeof ticketNote>

/** As admins see it. */
export const deskTicket = z.strictObject({
  ...facts,
  ...conversation,
  ...desk,
  /** When the visitor’s latest link expires or expired; null if none was ever sent. */
  linkEndsAt: z.nullable(moment),
  /** Oldest first. */
  notes: z.array(ticketNote),
  mayAnswer: z.boolean(),
})
export type DeskTicket = z.output<typeof deskTicket>

/** Pushed to clients when a ticket changes. */
export const supportTopics = { tickets: z.strictObject({ id }) } satisfies Record<string, z.ZodMiniObject>
