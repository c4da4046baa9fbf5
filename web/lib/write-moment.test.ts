import { expect, test } from 'vitest'
import { writeMoment } from './write-moment.ts'

const now = new Date('2026-11-21T20:30:00Z')

test.each([
  ['2026-11-21T20:45:00Z', 'Today, 11:45 pm', 'اليوم، 11:45 م'],
  ['2026-11-21T21:00:00Z', 'Tomorrow, 12:00 am', 'غدًا، 12:00 ص'],
  ['2026-11-29T06:15:00Z', 'Sun 29 Nov, 9:15 am', 'الأحد، 29 نوفمبر، 9:15 ص'],
])("%s beside Riyadh's day", (at, english, arabic) => {
  expect(writeMoment('en', new Date(at), now, 'Asia/Riyadh')).toBe(english)
  expect(writeMoment('ar', new Date(at), now, 'Asia/Riyadh')).toBe(arabic)
})

test("the reader's own day decides, where they are elsewhere", () => {
  expect(writeMoment('en', new Date('2026-11-21T21:00:00Z'), now, 'Europe/London')).toBe('Today, 9:00 pm')
})
