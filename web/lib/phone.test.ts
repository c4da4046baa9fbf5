import { expect, test } from 'vitest'
import { showPhone } from './phone.ts'

test.each([
  ['+966501234567', '+966 50 123 4567'],
  ['966501234567', '+966 50 123 4567'],
  ['++966112345678', '+966 11 234 5678'],
  ['+442071838750', '+442071838750'],
])('%s is shown as %s', (phone, shown) => {
  expect(showPhone(phone)).toBe(shown)
})
