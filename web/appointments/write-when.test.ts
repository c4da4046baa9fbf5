import { expect, test } from 'vitest'
import { writeBackThen, writeLongDate, writeStart, writeTimes, writeWhen } from './write-when.ts'

const one = { startsAt: '2026-11-22T13:30:00Z', endsAt: '2026-11-22T14:15:00Z' }
const now = new Date('2026-11-21T09:00:00Z')
const riyadh = 'Asia/Riyadh'
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test('a row gives its date relative to today', () => {
  expect(spaced(writeWhen('en', one, now, riyadh))).toBe('Tomorrow, 4:30 pm – 5:15 pm')
  expect(spaced(writeWhen('ar', one, now, riyadh))).toBe('غدًا، 4:30 م – 5:15 م')
  expect(spaced(writeWhen('en', one, now, 'Europe/London'))).toBe('Tomorrow, 1:30 pm – 2:15 pm')
  const later = new Date('2027-03-01T09:00:00Z')
  expect(spaced(writeWhen('en', one, later, riyadh))).toBe('22 November 2026, 4:30 pm – 5:15 pm')
})

test('the page of an appointment gives the full date', () => {
  expect(writeLongDate('en', one.startsAt, riyadh)).toBe('Sunday, 22\u00a0November 2026')
  expect(writeLongDate('ar', one.startsAt, riyadh)).toBe('الأحد، 22\u00a0نوفمبر 2026')
  expect(spaced(writeTimes('en', one, riyadh))).toBe('4:30 pm – 5:15 pm')
})

test('a sentence names the weekday, and for distant dates the year', () => {
  expect(spaced(writeStart('en', one.startsAt, riyadh))).toBe('Sun 22 Nov, 4:30 pm')
  expect(spaced(writeStart('ar', one.startsAt, riyadh))).toBe('الأحد، 22 نوفمبر، 4:30 م')
  expect(spaced(writeBackThen('en', one.startsAt, riyadh))).toBe('22 November 2026, 4:30 pm')
})
