import { expect, test } from 'vitest'
import { firstOfHijriMonth, writeHijri } from './hijri.ts'

test.each([
  ['2027-02-08', '1 Ramadan 1448 AH', '1 رمضان 1448 هـ'],
  ['2027-03-08', '29 Ramadan 1448 AH', '29 رمضان 1448 هـ'],
  ['2026-11-22', '12 Jumada II 1448 AH', '12 جمادى الآخرة 1448 هـ'],
])('%s is %s', (day, en, ar) => {
  expect(writeHijri('en', day)).toBe(en)
  expect(writeHijri('ar', day)).toBe(ar)
})

test.each([
  ['2027-02-08', '2027-02-08'],
  ['2027-03-08', '2027-02-08'],
  ['2026-11-22', '2026-11-11'],
])('the month of %s begins on %s', (day, first) => {
  expect(firstOfHijriMonth(day)).toBe(first)
})
