import type { Message } from '#contract/messages.ts'

/** What is loaded of a conversation: without a gap, in its order. */
export type MessageRange = {
  readonly messages: readonly Message[]
  readonly moreBefore: boolean
  readonly moreAfter: boolean
}

export const firstOf = ({ messages }: MessageRange): number => messages[0]?.sequence ?? 0
export const lastOf = ({ messages }: MessageRange): number => messages.at(-1)?.sequence ?? 0

/** One that has come, or has changed. What comes after a gap is only known to be there. */
export function withMessage(range: MessageRange, message: Message): MessageRange {
  const { messages, moreAfter } = range
  if (messages.some(({ sequence }) => sequence === message.sequence))
    return {
      ...range,
      messages: messages.map((each) => (each.sequence === message.sequence ? message : each)),
    }
  if (message.sequence < firstOf(range)) return range
  if (moreAfter || message.sequence !== lastOf(range) + 1) return { ...range, moreAfter: true }
  return { ...range, messages: [...messages, message] }
}

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
