import { expect, test } from 'vitest'
import { writeDate } from './dates.ts'

const lateEvening = new Date('2026-11-20T21:30:00Z')

test("a date is Riyadh's, in Western digits and the Gregorian calendar in both languages", () => {
  expect(writeDate('en', lateEvening, 'date')).toBe('21 November 2026')
  expect(writeDate('ar', lateEvening, 'date')).toBe('21 نوفمبر 2026')
})

test('a time is that of the zone asked for', () => {
  expect(writeDate('en', lateEvening, 'time', 'Europe/London')).toBe('9:30 pm')
  expect(writeDate('ar', lateEvening, 'time')).toBe('12:30 ص')
  expect(writeDate('en', new Date('2026-11-20T09:16:00Z'), 'time')).toBe('12:16 pm')
})

test('a day is named', () => {
  expect(writeDate('en', lateEvening, 'day')).toBe('Saturday 21 November')
})
