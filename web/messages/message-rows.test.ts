import { expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { writeSince } from './contact-words.ts'
import { messageRows } from './message-rows.ts'

const at = (sequence: number, at: string, isOwn = false) =>
  ({ sequence, at, isOwn, senderName: null }) as Message
const shape = (messages: Message[], readUpTo: number | null = null) =>
  messageRows(messages, 'Asia/Riyadh', readUpTo).map((row) =>
    row.kind === 'day'
      ? row.day
      : row.kind === 'unread'
        ? 'unread'
        : `${row.message.sequence}${row.isNext ? '+' : ''}`,
  )

test('each day has one heading, in the reader’s zone', () => {
  expect(
    shape([at(1, '2026-11-20T20:59:00Z'), at(2, '2026-11-20T21:00:00Z'), at(3, '2026-11-21T09:00:00Z')]),
  ).toEqual(['2026-11-20', '1', '2026-11-21', '2', '3'])
})

test('the unread mark is shown once, before the first unread message of the other side', () => {
  const some = [
    at(1, '2026-11-20T09:00:00Z'),
    at(2, '2026-11-20T09:20:00Z', true),
    at(3, '2026-11-20T09:40:00Z'),
    at(4, '2026-11-20T09:41:00Z'),
  ]
  expect(shape(some, 1)).toEqual(['2026-11-20', '1', '2', 'unread', '3', '4+'])
  expect(shape(some)).not.toContain('unread')
  expect(shape(some, 4)).not.toContain('unread')
})

test('messages by one author within five minutes belong together', () => {
  expect(
    shape([
      at(1, '2026-11-20T09:00:00Z'),
      at(2, '2026-11-20T09:04:00Z'),
      at(3, '2026-11-20T09:09:00Z'),
      at(4, '2026-11-20T09:09:30Z', true),
    ]),
  ).toEqual(['2026-11-20', '1', '2+', '3', '4'])
})

test.each([
  ['2026-11-22T06:05:00Z', '9:05\u00a0am'],
  ['2026-11-21T20:30:00Z', 'yesterday'],
  ['2026-11-19T09:00:00Z', '3 days ago'],
  ['2026-11-08T09:00:00Z', '2 weeks ago'],
])('messages of today show the time, and those of %s their age', (then, said) => {
  const now = new Date('2026-11-22T09:00:00Z')
  expect(writeSince('en', new Date(then), now, 'Asia/Riyadh')).toBe(said)
})
