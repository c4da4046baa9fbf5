import type { Day } from '#contract/days.ts'
import type { Message } from '#contract/messages.ts'
import { dayOf } from '#contract/wall-clock.ts'

export type MessageRow =
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'unread' }
  /** `isNext`: it follows a message of the same writer closely. */
  | { readonly kind: 'message'; readonly message: Message; readonly isNext: boolean }

/** Messages with the lines between them: one for each day, and one where the unread begin. */
export function messageRows(
  messages: readonly Message[],
  zone: string,
  /** The last message read when the conversation was opened; null if nothing was unread. */
  readUpTo: number | null,
): MessageRow[] {
  let day: Day | undefined
  let previous: Message | undefined
  let isDivided = readUpTo === null
  return messages.flatMap((message) => {
    const rows: MessageRow[] = []
    const itsDay = dayOf(new Date(message.at), zone)
    if (itsDay !== day) rows.push({ kind: 'day', day: itsDay })
    if (!isDivided && !message.isOwn && message.sequence > (readUpTo ?? 0)) {
      rows.push({ kind: 'unread' })
      isDivided = true
    }
    const isNext = rows.length === 0 && previous !== undefined && isSoonAfter(previous, message)
    day = itsDay
    previous = message
    return [...rows, { kind: 'message', message, isNext }]
  })
}

const isSoonAfter = (one: Message, next: Message) =>
  one.isOwn === next.isOwn &&
  one.senderName === next.senderName &&
  Date.parse(next.at) - Date.parse(one.at) < 5 * 60_000
