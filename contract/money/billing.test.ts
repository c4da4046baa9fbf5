import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billingForm, isIban } from './billing.ts'

const known = 'SA0380000000608010167519'

test('an account number is valid if its check digits match, in any spelling', () => {
  expect(isIban(known)).toBe(true)
  expect(billingForm.shape.iban.safeParse('sa03 8000 0000 6080 1016 7519').data).toBe(known)
  expect(billingForm.shape.iban.safeParse('SA٠٣ ٨٠٠٠ ٠٠٠٠ ٦٠٨٠ ١٠١٦ ٧٥١٩').data).toBe(known)
  for (const wrong of ['GB82WEST12345698765432', known.slice(0, -1), `${known}0`, ''])
    expect(isIban(wrong), wrong).toBe(false)
})

test('a single wrong digit, and two swapped neighbours, are detected', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 23 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = String((Number(known[at]) + by) % 10)
      expect(isIban(known.slice(0, at) + digit + known.slice(at + 1))).toBe(false)
      const swapped = known.slice(0, at) + (known[at + 1] ?? '') + known[at] + known.slice(at + 2)
      if (known[at + 1] && known[at] !== known[at + 1]) expect(isIban(swapped)).toBe(false)
    }),
  )
})

test('a tax number has fifteen digits and begins and ends with 3', () => {
  const right = (text: string) => billingForm.shape.vatNumber.safeParse(text).success
  expect(['300000000000003', '3000 0000 0000 003', '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣'].every(right)).toBe(true)
  expect(['200000000000003', '300000000000002', '30000000000003', '3000000000000033'].some(right)).toBe(false)
})
