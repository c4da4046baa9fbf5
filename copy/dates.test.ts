import { expect, test } from 'vitest'
import { differ, nameZone, nameZoneOfMany, writeDate, writeDay, writeDays } from './dates.ts'

const lateEvening = new Date('2026-11-20T21:30:00Z')

/** Joins a day with its month, and a time with am or pm, by non-breaking spaces. */
const together = (text: string) => text.replace(/(\d) (\p{L})/gu, '$1\u00a0$2')

test('a date is that of Riyadh, in Western digits and the Gregorian calendar in both languages', () => {
  expect(writeDate('en', lateEvening, 'date')).toBe(together('21 November 2026'))
  expect(writeDate('ar', lateEvening, 'date')).toBe(together('21 نوفمبر 2026'))
})

test('a time is in the requested zone', () => {
  expect(writeDate('en', lateEvening, 'time', 'Europe/London')).toBe(together('9:30 pm'))
  expect(writeDate('ar', lateEvening, 'time')).toBe(together('12:30 ص'))
  expect(writeDate('en', new Date('2026-11-20T09:16:00Z'), 'time')).toBe(together('12:16 pm'))
})

test('a day is named', () => {
  expect(writeDate('en', lateEvening, 'day')).toBe(together('Saturday 21 November'))
})

test('a day is written the same in any time zone of the browser', () => {
  expect(writeDay('en', '2026-11-22')).toBe(together('Sunday 22 November'))
  expect(writeDay('ar', '2026-11-22')).toBe(together('الأحد، 22 نوفمبر'))
  expect(writeDays('en', '2027-02-08', '2027-03-08').replace(/\u2009/g, ' ')).toBe(
    together('8 February – 8 March 2027'),
  )
  expect(writeDays('en', '2027-02-08', '2027-02-08')).toBe(together('8 February 2027'))
})

test('zones differ only if their clocks do', () => {
  const winter = new Date('2026-11-21T12:00:00Z')
  const summer = new Date('2026-07-21T12:00:00Z')
  expect(differ(winter, 'Asia/Riyadh', 'Asia/Kuwait')).toBe(false)
  expect(differ(winter, 'Asia/Riyadh', 'Europe/London')).toBe(true)
  expect(differ(summer, 'Asia/Riyadh', 'Europe/Helsinki')).toBe(false)
  expect(differ(winter, 'Asia/Riyadh', 'Europe/Helsinki')).toBe(true)
})

test('a zone has a name in the language of the reader', () => {
  expect(nameZone('en', 'Europe/Paris')).toBe('Central European Time')
  expect(nameZone('ar', 'Asia/Riyadh')).toMatch(/[\u0621-\u064a]/)
})

test('each zone has a unique name in Arabic, and in English its city', () => {
  const named = (language: 'en' | 'ar') =>
    ['Europe/Paris', 'Europe/Berlin', 'America/Los_Angeles'].map((zone) => nameZoneOfMany(language, zone))
  expect(named('en')).toEqual(['Europe/Paris', 'Europe/Berlin', 'America/Los Angeles'])
  expect(new Set(named('ar')).size).toBe(3)
  for (const name of named('ar')) expect(name).toMatch(/^توقيت [\u0621-\u064a ]+$/)
})
