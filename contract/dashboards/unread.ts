import * as z from 'zod/mini'
import { id, moment } from '../fields.ts'
import { contactTypes } from '../waiting-messages.ts'

/** Of the conversation in which something unread came last. */
const unreadMessage = z.strictObject({
  conversation: id,
  from: z.strictObject({
    id: z.nullable(id),
    name: z.nullable(z.string()),
    otherName: z.nullable(z.string()),
    userType: z.enum(contactTypes),
    photoId: z.nullable(id),
  }),
  /** Its beginning; null where there are no words or none that can be opened, and to a program. */
  content: z.nullable(z.string()),
  at: moment,
})
export type UnreadMessage = z.output<typeof unreadMessage>

/** Conversations in which something is unread. */
export const unread = z.strictObject({ count: z.int(), latest: z.nullable(unreadMessage) })
