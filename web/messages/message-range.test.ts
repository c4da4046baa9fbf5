import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { isBehind, type MessageRange, withMessage, withNewer, withOlder } from './message-range.ts'

const one = (sequence: number, content = `${sequence}`) => ({ sequence, content }) as Message
const range = (from: number, to: number, more: Partial<MessageRange> = {}): MessageRange => ({
  messages: Array.from({ length: to - from + 1 }, (_, at) => one(from + at)),
  moreBefore: false,
  moreAfter: false,
  ...more,
})
const sequencesOf = ({ messages }: MessageRange) => messages.map(({ sequence }) => sequence)

test('the next message is appended, and a repeated one replaces itself', () => {
  const two = withMessage(range(1, 1), one(2))
  expect(sequencesOf(two)).toEqual([1, 2])
  expect(withMessage(two, one(2, 'anew')).messages.map(({ content }) => content)).toEqual(['1', 'anew'])
})

test('a message after a gap is not placed beside one that it does not follow', () => {
  const gap = withMessage(range(1, 3), one(5))
  expect([sequencesOf(gap), isBehind(gap, 5)]).toEqual([[1, 2, 3], true])
  const whole = withNewer(gap, [one(4), one(5)], false)
  expect([sequencesOf(whole), isBehind(whole, 5)]).toEqual([[1, 2, 3, 4, 5], false])
  expect(isBehind(range(1, 3, { moreAfter: true }), 5), 'nobody looks at the end').toBe(false)
})

test('a change of a message that is not loaded changes nothing', () => {
  const late = range(51, 60, { moreBefore: true })
  expect(withMessage(late, one(7, 'anew'))).toBe(late)
})

test('messages in any order are neither duplicated nor out of order', () => {
  const step = fc.oneof(
    fc.record({ does: fc.constant('message' as const), at: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ does: fc.constant('older' as const), at: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ does: fc.constant('newer' as const), at: fc.integer({ min: 1, max: 40 }) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let known = range(20, 22, { moreBefore: true })
      for (const { does, at } of steps) {
        const first = known.messages[0]?.sequence ?? 0
        const last = known.messages.at(-1)?.sequence ?? 0
        if (does === 'message') known = withMessage(known, one(at))
        // As the server answers: the messages directly before the first or after the last.
        if (does === 'older' && first > 1) known = withOlder(known, [one(first - 1)], first > 2)
        if (does === 'newer') known = withNewer(known, [one(last), one(last + 1)], false)
      }
      const found = sequencesOf(known)
      expect(found).toEqual(found.map((_, at) => (found[0] ?? 0) + at))
    }),
  )
})
