import { expect, test } from 'vitest'
import { writeAgo } from './time-ago.ts'

const now = new Date('2026-11-20T09:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test.each([
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [2 * 3600, '2 hours ago'],
  [26 * 3600, 'yesterday'],
  [8 * 86_400, 'last week'],
  [70 * 86_400, '2 months ago'],
  [800 * 86_400, '2 years ago'],
])('%i seconds are "%s"', (seconds, text) => {
  expect(writeAgo('en', before(seconds), now)).toBe(text)
})

test('Arabic counts in its own forms, in Western digits', () => {
  expect(writeAgo('ar', before(2 * 60), now)).toBe('قبل دقيقتين')
  expect(writeAgo('ar', before(5 * 60), now)).toBe('قبل 5 دقائق')
})

test('less than a minute, or a clock that runs ahead, counts as now', () => {
  expect(writeAgo('en', before(59), now)).toBeNull()
  expect(writeAgo('en', before(-300), now)).toBeNull()
})
