import * as z from 'zod/mini'
import { count, done, fault, id, line, moment, pageToken, requiredLines, searchText } from './fields.ts'
import { route } from './route.ts'
import { documentTypes, mostBytes } from './uploads.ts'
import { contactTypes } from './waiting-messages.ts'

/** Minutes after sending during which a message can be changed or taken back. */
export const changeableMinutes = 5

/** Characters. */
export const longestMessage = 4_000

/** Counting stops here: a higher number would be of no use. */
export const mostUnread = 100

/** Messages of one conversation per request. */
export const messagesAPage = 50

/** The other side of a conversation. */
export const contact = z.strictObject({
  /** Null for the Support Team and for a closed account. */
  id: z.nullable(id),
  /** Null for the Support Team and for a closed account. */
  name: z.nullable(z.string()),
  /** The same name in the other script, if given. */
  otherName: z.nullable(z.string()),
  userType: z.enum(contactTypes),
  online: z.boolean(),
  /** Null while online, and before the person was ever online. */
  lastSeen: z.nullable(moment),
  photoId: z.nullable(id),
})
export type Contact = z.output<typeof contact>

export const messageFile = z.strictObject({
  id,
  name: z.string(),
  type: z.enum(documentTypes),
  bytes: z.int(),
  /** Pixels as displayed; null if not a picture. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
})
export type MessageFile = z.output<typeof messageFile>

export const message = z.strictObject({
  id,
  conversationId: id,
  /** The id its sender chose; null for messages from the other side. */
  clientId: z.nullable(id),
  /** Its place in the conversation: 1, 2, 3, without gaps. */
  sequence: z.int(),
  /** Null for a closed account; also hides which admin wrote from the person who contacted the Support Team. */
  senderId: z.nullable(id),
  /** Written by the reader’s side; for admins, that of the Support Team. */
  isOwn: z.boolean(),
  /** Which member of the Support Team wrote it; only admins see this. */
  senderName: z.nullable(z.string()),
  /** Null if it was taken back, if there is only a file, or if it can no longer be decrypted. */
  content: z.nullable(z.string()),
  file: z.nullable(messageFile),
  at: moment,
  editedAt: z.nullable(moment),
  takenBackAt: z.nullable(moment),
  /** Until when this reader may change it or take it back; null if it is someone else’s or was taken back. */
  changeableUntil: z.nullable(moment),
  /** The other side has read it; if the other side wrote it, the reader’s side has. */
  read: z.boolean(),
})
export type Message = z.output<typeof message>

export const conversation = z.strictObject({
  id,
  /** The ids of both sides; the Support Team and closed accounts have none. */
  participants: z.array(id),
  contact,
  /** Null if nothing has been written. */
  lastMessage: z.nullable(
    z.strictObject({
      sequence: z.int(),
      senderId: z.nullable(id),
      isOwn: z.boolean(),
      /** Its beginning, at most 140 characters on one line; null in the same cases as in a message. */
      content: z.nullable(z.string()),
      /** The type of the attached file. */
      fileType: z.nullable(z.enum(documentTypes)),
      at: moment,
      takenBackAt: z.nullable(moment),
      read: z.boolean(),
    }),
  ),
  /** `mostUnread` means that many or more. */
  unreadCount: z.int(),
  /** The last message the reader’s side has read. */
  readUpTo: z.int(),
  /** The last message the other side has read. */
  otherReadUpTo: z.int(),
  /** Whether this reader may write now; existing messages can be read either way. */
  mayWrite: z.boolean(),
})
export type Conversation = z.output<typeof conversation>

const one = z.strictObject({ id })
const content = requiredLines(longestMessage)
const sequence = count(0, 9_999_999)

const conversations = z.strictObject({ conversations: z.array(conversation), after: z.nullable(z.string()) })

export const listConversations = route({
  method: 'GET',
  path: '/api/conversations',
  summary: 'List your conversations that have messages, latest first, 30 per page.',
  audience: 'signed_in',
  duties: ['support'],
  query: z.strictObject({ after: z.optional(pageToken) }),
  output: conversations,
  inPerson: true,
  refusals: ['second_factor_due', 'rate_limited'],
})

export const searchConversations = route({
  method: 'POST',
  path: '/api/conversations/search',
  summary:
    'Search your conversations by the other side’s name, 2,000 per request. The query is in the body, so that no log contains it.',
  audience: 'signed_in',
  duties: ['support'],
  body: z.strictObject({ q: z.optional(searchText), after: z.optional(pageToken) }),
  output: conversations,
  inPerson: true,
  refusals: ['second_factor_due', 'rate_limited'],
})

export const openConversation = route({
  method: 'POST',
  path: '/api/conversations',
  summary:
    'Open the conversation with somebody, starting one if needed. Patients and dietitians name each other or `support`, admins the person they help.',
  audience: 'signed_in',
  duties: ['support'],
  body: z.strictObject({ with: z.union([z.literal('support'), id]) }),
  output: z.strictObject({ conversation }),
  inPerson: true,
  refusals: [
    'second_factor_due',
    'not_found',
    'no_appointment_between',
    'cannot_write_to_yourself',
    'rate_limited',
  ],
})

export const readConversation = route({
  method: 'GET',
  path: '/api/conversations/:id',
  summary: 'Get one conversation as in the list.',
  audience: 'signed_in',
  duties: ['support'],
  params: one,
  output: z.strictObject({ conversation }),
  inPerson: true,
  refusals: ['second_factor_due', 'not_found'],
})

export const listMessages = route({
  method: 'GET',
  path: '/api/conversations/:id/messages',
  summary:
    'List messages in order, 50 per page: the latest, those before a sequence number, or those after one.',
  audience: 'signed_in',
  duties: ['support'],
  params: one,
  query: z.strictObject({
    before: z.optional(sequence),
    after: z.optional(sequence),
    most: z.optional(count(1, messagesAPage)),
  }),
  output: z.strictObject({
    /** In conversation order, whichever direction was requested. */
    messages: z.array(message),
    /** Whether there are more in the requested direction. */
    more: z.boolean(),
    readUpTo: z.int(),
    otherReadUpTo: z.int(),
  }),
  inPerson: true,
  refusals: ['second_factor_due', 'not_found'],
})

export const sendMessage = route({
  method: 'POST',
  path: '/api/conversations/:id/messages',
  summary:
    'Send a message. A repeated `clientId`, after a lost answer, sends nothing new and gets the same answer.',
  audience: 'signed_in',
  duties: ['support'],
  params: one,
  body: z
    .strictObject({
      clientId: id,
      content: z.optional(content),
      /** A file uploaded beforehand; content, file or both are required. */
      fileId: z.optional(id),
    })
    .check(
      z.refine(({ content, fileId }) => content !== undefined || fileId !== undefined, {
        error: fault('required'),
        path: ['content'],
      }),
    ),
  output: z.strictObject({ message }),
  inPerson: true,
  status: 201,
  refusals: [
    'second_factor_due',
    'not_found',
    'not_reachable',
    'key_used_for_another_request',
    'rate_limited',
  ],
})

export const sendFile = route({
  method: 'POST',
  path: '/api/conversations/:id/files',
  summary:
    'Upload a picture or PDF of up to 5 MB, as the raw body, before its message. It is deleted after a day if no message uses it.',
  audience: 'signed_in',
  duties: ['support'],
  params: one,
  query: z.strictObject({ name: line(255) }),
  takesFile: { types: documentTypes, most: mostBytes },
  output: z.strictObject({ file: messageFile }),
  inPerson: true,
  status: 201,
  refusals: [
    'second_factor_due',
    'not_found',
    'not_reachable',
    'file_refused',
    'body_too_large',
    'unsupported_media_type',
    'rate_limited',
  ],
})

export const readMessageFile = route({
  method: 'GET',
  path: '/api/message-files/:id/content',
  summary: 'Download the file of a message, on both sides, until it is deleted.',
  audience: 'signed_in',
  duties: ['support'],
  params: one,
  givesFile: documentTypes,
  output: z.unknown(),
  inPerson: true,
  refusals: ['second_factor_due', 'not_found'],
})

export const editMessage = route({
  method: 'PATCH',
  path: '/api/messages/:id',
  summary: 'Edit a message of your own within five minutes; it is marked as edited.',
  audience: 'signed_in',
  duties: ['support'],
  params: one,
  body: z.strictObject({ content }),
  output: z.strictObject({ message }),
  inPerson: true,
  refusals: ['second_factor_due', 'not_found', 'too_late_to_change_message', 'message_taken_back'],
})

export const takeBackMessage = route({
  method: 'DELETE',
  path: '/api/messages/:id',
  summary: 'Delete a message of your own within five minutes; a note of it remains.',
  audience: 'signed_in',
  duties: ['support'],
  params: one,
  output: z.strictObject({ message }),
  inPerson: true,
  refusals: ['second_factor_due', 'not_found', 'too_late_to_change_message'],
})

export const markRead = route({
  method: 'PUT',
  path: '/api/conversations/:id/read',
  summary: 'Mark everything up to this message as read. The mark never moves back.',
  audience: 'signed_in',
  duties: ['support'],
  params: one,
  body: z.strictObject({
    sequence: z.int().check(z.gte(0, fault('invalid')), z.lte(9_999_999, fault('invalid'))),
  }),
  output: z.strictObject({ readUpTo: z.int(), unreadCount: z.int() }),
  inPerson: true,
  refusals: ['second_factor_due', 'not_found'],
})

export const searchMessages = route({
  method: 'POST',
  path: '/api/conversations/:id/search',
  summary:
    'Search messages, latest first, at most 20, among the 2,000 before `before` or at the end. The query is in the body, so that no log contains it.',
  audience: 'signed_in',
  duties: ['support'],
  params: one,
  body: z.strictObject({
    q: searchText.check(z.minLength(2, fault('too_short'))),
    before: z.optional(z.int().check(z.gte(0, fault('invalid')), z.lte(9_999_999, fault('invalid')))),
  }),
  output: z.strictObject({
    messages: z.array(message),
    /** Where to continue the search; null after everything was searched. */
    before: z.nullable(z.int()),
  }),
  inPerson: true,
  refusals: ['second_factor_due', 'not_found', 'rate_limited'],
})

export const reportReasons = ['unkind', 'unwanted', 'false_advice', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportMessage = route({
  method: 'POST',
  path: '/api/messages/:id/reports',
  summary:
    'Report a message of the other side to the admins, with a reason. Reporting it again changes nothing.',
  audience: 'signed_in',
  duties: ['support'],
  params: one,
  body: z.strictObject({ reason: z.enum(reportReasons), note: z.optional(requiredLines(500)) }),
  output: done,
  inPerson: true,
  refusals: ['second_factor_due', 'not_found', 'message_taken_back', 'rate_limited'],
})

/** The result: no breach, the writer was warned, or the writer’s account was restricted. */
export const reportOutcomes = ['no_breach', 'writer_warned', 'account_restricted'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

const named = z.strictObject({
  id: z.nullable(id),
  name: z.nullable(z.string()),
  otherName: z.nullable(z.string()),
})

export const messageReport = z.strictObject({
  id,
  reason: z.enum(reportReasons),
  note: z.nullable(z.string()),
  reportedAt: moment,
  /** When an admin closed it. */
  closedAt: z.nullable(moment),
  /** Null while it is open. */
  outcome: z.nullable(z.enum(reportOutcomes)),
  reporter: named,
  writer: named,
  message: z.strictObject({
    id,
    content: z.nullable(z.string()),
    fileType: z.nullable(z.enum(documentTypes)),
    at: moment,
  }),
})
export type MessageReport = z.output<typeof messageReport>

export const reportStates = ['open', 'closed'] as const
export type ReportState = (typeof reportStates)[number]

export const listMessageReports = route({
  method: 'GET',
  path: '/api/admin/message-reports',
  summary: 'List reported messages, only their reported text, latest first, 20 per page.',
  audience: 'admin',
  duties: ['support'],
  about: ['message_reports'],
  query: z.strictObject({ state: z.enum(reportStates), after: z.optional(pageToken) }),
  output: z.strictObject({ reports: z.array(messageReport), after: z.nullable(z.string()) }),
  inPerson: true,
})

export const closeMessageReport = route({
  method: 'POST',
  path: '/api/admin/message-reports/:id/closing',
  summary: 'Close a report with its outcome. An outcome given before stays.',
  audience: 'admin',
  duties: ['support'],
  touches: ['message_reports'],
  params: one,
  body: z.strictObject({ outcome: z.enum(reportOutcomes) }),
  output: z.strictObject({ report: messageReport }),
  refusals: ['not_found'],
})
