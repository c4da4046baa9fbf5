import { expect, test } from 'vitest'
import {
  day,
  email,
  id,
  line,
  lines,
  moment,
  phone,
  requiredLines,
  returnPath,
  searchText,
} from './fields.ts'

test.each(['501234567', '+966501234567', '0112345678', '+442079460958', '٠٥٠١٢٣٤٥٦٧'])(
  '%s is a number',
  (typed) => {
    expect(phone.safeParse(typed).success).toBe(true)
  },
)

test.each(['512345', '50123456', '+96650123456', '12345678', '+4412345'])('%s is too short', (typed) => {
  expect(phone.safeParse(typed).error?.issues[0]?.message).toBe('phone_too_short')
})

test('an email address is checked in the form in which it is stored', () => {
  expect(email.parse(' Sara@Example.SA ')).toBe('sara@example.sa')
  expect(email.parse('ｓara@example.sa')).toBe('sara@example.sa')
  for (const typed of ['sara@', 'a@b.sa,c@d.sa', 'a@b.sa\r\nBcc: c@d.sa'])
    expect(email.safeParse(typed).success, typed).toBe(false)
})

test('a day must exist in the calendar', () => {
  expect(day.safeParse('2001-02-28').success).toBe(true)
  for (const typed of ['2001-02-30', '28/02/2001', '2001-2-8', '0000-01-01'])
    expect(day.safeParse(typed).success).toBe(false)
})

test('a redirect that leads to another site is dropped, not refused', () => {
  expect(returnPath.parse('/patient/dietitians')).toBe('/patient/dietitians')
  expect(returnPath.parse('https://evil.example')).toBeNull()
})

test('an id has one spelling, in whatever case it was sent', () => {
  const canonical = '0199a0b1-c2d3-7e4f-8a5b-6c7d8e9fabcd'
  for (const sent of [canonical, canonical.toUpperCase(), '0199A0b1-c2D3-7e4f-8A5b-6c7d8E9fabCD'])
    expect(id.parse(sent)).toBe(canonical)
  for (const sent of [`{${canonical}}`, canonical.replaceAll('-', ''), ` ${canonical}`, `${canonical}\n`])
    expect(id.safeParse(sent).success, sent).toBe(false)
})

test('search texts contain no control characters, like all stored texts', () => {
  for (const field of [line(40), searchText])
    expect(field.parse('sara\u0000@example.sa\u001f\n')).toBe('sara @example.sa')
})

test('half a surrogate pair is never accepted', () => {
  for (const field of [line(20), lines(20), requiredLines(20), searchText])
    expect(field.parse('so \ud83d and \ude42.')).toBe('so \ufffd and \ufffd.')
  expect(line(20).parse('whole 🙂')).toBe('whole 🙂')
})

test('a moment must exist in the calendar, and is cut to milliseconds', () => {
  expect(moment.parse('2026-11-22T10:00:00Z')).toBe('2026-11-22T10:00:00.000Z')
  expect(moment.parse(`2026-11-22T10:00:00.${'123456789'.repeat(40)}Z`)).toBe('2026-11-22T10:00:00.123Z')
  for (const sent of ['0000-01-01T00:00:00Z', '2026-02-30T10:00:00Z', '+275760-09-13T00:00:00Z', 'now'])
    expect(moment.safeParse(sent).success, sent).toBe(false)
})
