import type { Message } from '#contract/messages.ts'

/** The loaded part of a conversation, in order and without gaps. */
export type MessageRange = {
  readonly messages: readonly Message[]
  readonly moreBefore: boolean
  readonly moreAfter: boolean
}

export const firstOf = ({ messages }: MessageRange): number => messages[0]?.sequence ?? 0
export const lastOf = ({ messages }: MessageRange): number => messages.at(-1)?.sequence ?? 0

/** Adds the next message, or replaces a changed one. A message after a gap is ignored until the gap is filled. */
export function withMessage(range: MessageRange, message: Message): MessageRange {
  const { messages, moreAfter } = range
  if (messages.some(({ sequence }) => sequence === message.sequence))
    return {
      ...range,
      messages: messages.map((each) => (each.sequence === message.sequence ? message : each)),
    }
  if (message.sequence < firstOf(range)) return range
  if (moreAfter || message.sequence !== lastOf(range) + 1) return range
  return { ...range, messages: [...messages, message] }
}

/** Whether messages before this one must be loaded first. False while the reader looks at older ones. */
export const isBehind = (range: MessageRange, sequence: number): boolean =>
  !range.moreAfter && sequence > lastOf(range)

export const withOlder = (range: MessageRange, older: readonly Message[], more: boolean): MessageRange => ({
  ...range,
  messages: [...older.filter(({ sequence }) => sequence < firstOf(range)), ...range.messages],
  moreBefore: more,
})

export const withNewer = (range: MessageRange, newer: readonly Message[], more: boolean): MessageRange => ({
  ...range,
  messages: [...range.messages, ...newer.filter(({ sequence }) => sequence > lastOf(range))],
  moreAfter: more,
})
