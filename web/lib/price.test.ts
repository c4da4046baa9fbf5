import { expect, test } from 'vitest'
import { price } from './price.ts'

test.each([
  [250, '250 SAR', '250 ر.س'],
  [128_450, '128,450 SAR', '128,450 ر.س'],
  [99.5, '99.50 SAR', '99.50 ر.س'],
])('%d riyals read %s and %s', (amount, en, ar) => {
  expect(price('en', amount)).toBe(en)
  expect(price('ar', amount)).toBe(ar)
})
