import { expect, test } from 'vitest'
import { addDays, todayInRiyadh, weekdayOf } from './days.ts'
import { dayOf } from './wall-clock.ts'

test('the day of a moment follows the time zone', () => {
  const at = new Date('2026-11-21T22:30:00Z')
  expect(todayInRiyadh(at)).toBe('2026-11-22')
  expect(dayOf(at, 'Asia/Riyadh')).toBe('2026-11-22')
  expect(dayOf(at, 'America/Sao_Paulo')).toBe('2026-11-21')
})

test('days are counted across months, years and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28')
  expect(addDays('2027-03-27', 3)).toBe('2027-03-30')
  expect(weekdayOf('2026-11-22')).toBe(0)
})
