import { expect, test } from 'vitest'
import { timeInZone, writeMoment, writeTime } from './write-moment.ts'

const now = new Date('2026-11-21T20:30:00Z')

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['2026-11-21T20:45:00Z', 'Today, 11:45 pm', 'اليوم، 11:45 م'],
  ['2026-11-21T21:00:00Z', 'Tomorrow, 12:00 am', 'غدًا، 12:00 ص'],
  ['2026-11-29T06:15:00Z', 'Sun 29 Nov, 9:15 am', 'الأحد، 29 نوفمبر، 9:15 ص'],
])("%s beside Riyadh's day", (at, english, arabic) => {
  expect(spaced(writeMoment('en', new Date(at), now, 'Asia/Riyadh'))).toBe(english)
  expect(spaced(writeMoment('ar', new Date(at), now, 'Asia/Riyadh'))).toBe(arabic)
})

test("the reader's own day applies, if they are elsewhere", () => {
  const at = new Date('2026-11-21T21:00:00Z')
  expect(spaced(writeMoment('en', at, now, 'Europe/London'))).toBe('Today, 9:00 pm')
  expect(spaced(timeInZone('en', at, 'Asia/Riyadh').en)).toBe('Sun 22 Nov, 12:00 am (Riyadh time)')
  expect(spaced(timeInZone('ar', at, 'Asia/Riyadh').ar)).toBe(
    'الأحد، 22 نوفمبر، 12:00 ص (\u2068توقيت الرياض\u2069)',
  )
})

test('no time is broken across lines', () => {
  const at = new Date('2026-11-22T13:30:00Z')
  expect(writeTime('en', at, 'Asia/Riyadh')).toBe('4:30\u00a0pm')
  expect(writeTime('ar', at, 'Asia/Riyadh')).toBe('4:30\u00a0م')
})
