import { expect, test } from 'vitest'
import { byDayOf, nextMonth, spanOfMonth } from './free-days.ts'

const slots = ['2026-11-30T20:30:00.000Z', '2026-11-30T21:30:00.000Z', '2026-12-01T06:00:00.000Z']

test("times are listed under the reader's day, and only those of the month", () => {
  expect([...byDayOf(slots, spanOfMonth('2026-11-01'), 'Asia/Riyadh')]).toEqual([['2026-11-30', [slots[0]]]])
  expect([...byDayOf(slots, spanOfMonth('2026-12-01'), 'Asia/Riyadh')]).toEqual([
    ['2026-12-01', [slots[1], slots[2]]],
  ])
  expect([...byDayOf(slots, spanOfMonth('2026-11-01'), 'America/Sao_Paulo')]).toEqual([
    ['2026-11-30', slots.slice(0, 2)],
  ])
})

test('a month follows a month', () => {
  expect(nextMonth('2026-11-01')).toBe('2026-12-01')
  expect(nextMonth('2026-12-01')).toBe('2027-01-01')
  expect(nextMonth('2027-01-01')).toBe('2027-02-01')
})
