import type { Message } from '#contract/messages.ts'

/** What is loaded of a conversation: without a gap, in its order. */
export type MessageRange = {
  readonly messages: readonly Message[]
  readonly moreBefore: boolean
  readonly moreAfter: boolean
}

export const firstOf = ({ messages }: MessageRange): number => messages[0]?.sequence ?? 0
export const lastOf = ({ messages }: MessageRange): number => messages.at(-1)?.sequence ?? 0

/** One that has come next, or has changed. What comes after a gap waits until that is filled. */
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

/** Whether more is to be read before this one stands in its place. Whoever looks at older ones is not disturbed. */
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
