import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameOfParts, sharesOf } from './parts.ts'

test('each session costs its part of the price, in proportion to single appointments', () => {
  expect(
    sharesOf(78_000, [
      { uses: 1, single: 30_000 },
      { uses: 4, single: 15_000 },
    ]),
  ).toEqual([26_000, 13_000, 13_000, 13_000, 13_000])
})

test('the shares of any package add up to its price to the halala, and none is off by more than one', () => {
  const part = fc.record({
    uses: fc.integer({ min: 1, max: 4 }),
    single: fc.integer({ min: 100, max: 1_000_000 }),
  })
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 2, maxLength: 5 }),
      fc.integer({ min: 1, max: 100 }),
      (parts, percent) => {
        const whole = parts.reduce((sum, { uses, single }) => sum + uses * single, 0)
        const price = Math.ceil((whole * percent) / 100)
        const shares = sharesOf(price, parts)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(price)
        const exact = parts.flatMap(({ uses, single }) => Array<number>(uses).fill((price * single) / whole))
        for (const [at, share] of shares.entries()) expect(Math.abs(share - (exact[at] ?? 0))).toBeLessThan(1)
      },
    ),
    { seed: 2026 },
  )
})

test('the services are named in each language, whichever was written first', () => {
  const named = (name: string, otherName: string | null, uses: number) => ({
    service: '',
    single: 100,
    uses,
    named: { name, otherName },
  })
  expect(nameOfParts([named('First visit', 'الزيارة الأولى', 1), named('متابعة', 'Follow-up', 4)])).toEqual({
    name: 'First visit + 4 × Follow-up',
    otherName: 'الزيارة الأولى + 4 × متابعة',
  })
  expect(nameOfParts([named('First visit', null, 1), named('Follow-up', null, 4)])).toEqual({
    name: 'First visit + 4 × Follow-up',
    otherName: null,
  })
  expect(nameOfParts([named('Follow-up', 'متابعة', 5)])).toEqual({ name: 'Follow-up', otherName: 'متابعة' })
})
