import * as z from 'zod/mini'
import { id, moment } from '../fields.ts'
import { contactTypes } from '../waiting-messages.ts'

/** From the conversation with the latest unread message. */
const unreadMessage = z.strictObject({
  conversation: id,
  from: z.strictObject({
    id: z.nullable(id),
    name: z.nullable(z.string()),
    otherName: z.nullable(z.string()),
    userType: z.enum(contactTypes),
    photoId: z.nullable(id),
  }),
  /** The beginning of the message; null if it has no text, cannot be decrypted, or the caller is a program. */
  content: z.nullable(z.string()),
  at: moment,
})
export type UnreadMessage = z.output<typeof unreadMessage>

/** Counts conversations with unread messages. */
export const unread = z.strictObject({ count: z.int(), latest: z.nullable(unreadMessage) })
