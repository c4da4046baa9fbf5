import { expect, test } from 'vitest'
import { withoutContacts } from './without-contacts.ts'

test.each([
  ['Write to layla@clinic.com.sa, I answer quickly.', 'Write to, I answer quickly.'],
  ['See https://layla.example/book or www.layla.example', 'See or'],
  ['On clinic.com and @dr_layla', 'On and'],
  ['Call +966 50 123 4567 or 0501234567.', 'Call or.'],
  ['واتساب ٠٥٠١٢٣٤٥٦٧ للحجز', 'واتساب للحجز'],
])('contact details are left out: %s', (text, rest) => {
  expect(withoutContacts(text)).toBe(rest)
})

test.each([
  'I have worked with 1,200 patients since 2014.',
  'BSc Clinical Nutrition, King Saud University (2010-2014)\nMSc, Leeds',
  'HbA1c fell from 9.2 to 6.8 in 3 months.',
  'أعمل منذ 2014 مع مرضى السكري.',
])('everything else stays: %s', (text) => {
  expect(withoutContacts(text)).toBe(text)
})
