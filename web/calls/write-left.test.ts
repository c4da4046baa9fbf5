import { expect, test } from 'vitest'
import { writeLeft } from './write-left.ts'

const second = 1_000
const hour = 3_600 * second

test.each([
  [51 * hour, '2 days, 3 hours', 'يومان و3 ساعات'],
  [24 * hour, '1 day', 'يوم'],
  [24 * hour - second, '23:59:59', '23:59:59'],
  [3 * hour + 12 * 60 * second + 5 * second, '3:12:05', '3:12:05'],
  [65 * second, '1:05', '1:05'],
  [1, '0:01', '0:01'],
  [-5, '0:00', '0:00'],
])('%i milliseconds', (left, en, ar) => {
  expect(writeLeft('en', left)).toBe(en)
  expect(writeLeft('ar', left)).toBe(ar)
})
