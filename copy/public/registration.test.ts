import { expect, test } from 'vitest'
import { registrationLines } from './registration.ts'

test('an operator is shown with the given registration numbers only', () => {
  expect(registrationLines({ commercial: '1010123456', vat: null, license: '' })).toEqual([
    { en: 'Commercial registration: 1010123456', ar: 'السجل التجاري: \u20661010123456\u2069' },
  ])
  expect(registrationLines({ commercial: null, vat: null, license: null })).toEqual([])
})
