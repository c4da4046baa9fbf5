import { expect, test } from 'vitest'
import { addDays, dayOf, weekdayOf, writeDay, writeDays } from './days.ts'

test('the day of a moment is the zone’s', () => {
  const at = new Date('2026-11-21T22:30:00Z')
  expect(dayOf(at)).toBe('2026-11-22')
  expect(dayOf(at, 'America/Sao_Paulo')).toBe('2026-11-21')
})

test('days are counted over months, years and summer time', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28')
  expect(addDays('2027-03-27', 3)).toBe('2027-03-30')
  expect(weekdayOf('2026-11-22')).toBe(0)
})

test('a day is written whatever zone the browser is in', () => {
  expect(writeDay('en', '2026-11-22')).toBe('Sunday 22 November')
  expect(writeDay('ar', '2026-11-22')).toBe('الأحد، 22 نوفمبر')
  expect(writeDays('en', '2027-02-08', '2027-03-08').replace(/\u2009/g, ' ')).toBe(
    '8 February – 8 March 2027',
  )
  expect(writeDays('en', '2027-02-08', '2027-02-08')).toBe('8 February 2027')
})
