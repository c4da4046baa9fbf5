import { expect, test } from 'vitest'
import { day, email, phone, wayOn } from './fields.ts'

test.each(['501234567', '+966501234567', '0112345678', '+442079460958', '٠٥٠١٢٣٤٥٦٧'])(
  '%s is a number',
  (typed) => {
    expect(phone.safeParse(typed).success).toBe(true)
  },
)

test.each(['512345', '50123456', '+96650123456', '12345678', '+4412345'])('%s is too short', (typed) => {
  expect(phone.safeParse(typed).error?.issues[0]?.message).toBe('phone_too_short')
})

test('an address is checked in the form in which it is stored', () => {
  expect(email.parse(' Sara@Example.SA ')).toBe('sara@example.sa')
  expect(email.parse('ｓara@example.sa')).toBe('sara@example.sa')
  for (const typed of ['sara@', 'a@b.sa,c@d.sa', 'a@b.sa\r\nBcc: c@d.sa'])
    expect(email.safeParse(typed).success, typed).toBe(false)
})

test('a day is one of the calendar', () => {
  expect(day.safeParse('2001-02-28').success).toBe(true)
  for (const typed of ['2001-02-30', '28/02/2001', '2001-2-8'])
    expect(day.safeParse(typed).success).toBe(false)
})

test('a way on that is none of ours is dropped, not refused', () => {
  expect(wayOn.parse('/patient/dietitians')).toBe('/patient/dietitians')
  expect(wayOn.parse('https://evil.example')).toBeNull()
})
