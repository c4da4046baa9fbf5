import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesOf, openRange } from '#contract/availability.ts'
import { beginAt, clockOf, endsFor, nextRange, startsFor } from './ranges.ts'

const range = (text: string) => {
  const [from = '', to = ''] = text.split('-')
  return { from, to }
}
const told = (given: { from: string; to: string } | null) => given && `${given.from}-${given.to}`

test.each([
  ['09:00-17:00', '10:00', '10:00-17:00', 'the end stays'],
  ['09:00-17:00', '18:00', '18:00-02:00', 'what would end before it begins lasts as long as it did'],
  ['21:00-01:00', '22:00', '22:00-01:00', 'a night stays a night'],
  ['21:00-01:00', '00:30', '00:30-01:00', 'and may become a morning'],
])('%s begun at %s is %s: %s', (before, from, after) => {
  expect(told(beginAt(range(before), from))).toBe(after)
})

test.each([
  [[], '09:00-17:00'],
  [['09:00-12:00'], '13:00-17:00'],
  [['09:00-21:30'], '22:30-00:00'],
  [['16:00-23:00'], '11:00-15:00'],
  [['21:00-01:00'], '16:00-20:00'],
  [['01:00-23:00'], null],
])('after %s come %s', (ranges, next) => {
  expect(told(nextRange(ranges.map(range)))).toBe(next)
})

const minute = fc.integer({ min: 0, max: 1_439 }).map(clockOf)

test('any range can be selected again, and added hours overlap none', () => {
  fc.assert(
    fc.property(minute, minute, (from, to) => {
      const given = openRange.parse({ from, to })
      expect(startsFor(given)).toContain(from)
      expect(endsFor(given)).toContain(to)
      const more = nextRange([given])
      if (!more) return
      const [[start, end], [begin, close]] = [minutesOf(given), minutesOf(more)]
      expect(close <= start || begin >= end).toBe(true)
      expect(close).toBeLessThanOrEqual(1_440)
    }),
  )
})
