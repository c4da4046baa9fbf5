import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCitizensId } from '#contract/money/national-id.ts'
import { categoryOf, taxOfCredit, taxWithin, titleOf } from './rules.ts'

test('the tax in a price matches the ledger’s, and both parts add up to the price', () => {
  expect(taxWithin(25_000, 15)).toEqual({ net: 21_739, vat: 3_261 })
  expect(taxWithin(34_500, 15)).toEqual({ net: 30_000, vat: 4_500 })
  expect(taxWithin(25_000, 0)).toEqual({ net: 25_000, vat: 0 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (total) => {
      const { net, vat } = taxWithin(total, 15)
      expect(net + vat).toBe(total)
      // Exact to the halala: within half a halala of the true tax.
      expect(Math.abs(vat - (total * 15) / 115)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test('however a price is refunded, in parts or completely, its tax is refunded with it and never more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
      fc.constantFrom(0, 15),
      (total, parts, rate) => {
        const invoice = { ...taxWithin(total, rate), total }
        const before = { net: 0, vat: 0, total: 0 }
        const credit = (halalas: number) => {
          if (halalas === 0) return
          const { net, vat } = taxOfCredit(invoice, before, halalas)
          expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0)
          expect(net + vat).toBe(halalas)
          before.net += net
          before.vat += vat
          before.total += halalas
          expect(before.net).toBeLessThanOrEqual(invoice.net)
          expect(before.vat).toBeLessThanOrEqual(invoice.vat)
        }
        for (const part of parts) credit(Math.floor((total - before.total) * part))
        credit(total - before.total)
        expect(before).toEqual(invoice)
      },
    ),
  )
})

test('tax is left out only for a citizen with a qualifying provider who is registered', () => {
  const rows = [
    [null, false, null, 'O'],
    [null, true, '1000000008', 'O'],
    ['310122393500003', false, null, 'S'],
    ['310122393500003', false, '1000000008', 'S'],
    ['310122393500003', true, null, 'S'],
    ['310122393500003', true, '1000000008', 'Z'],
  ] as const
  for (const [vatNumber, qualifies, nationalId, category] of rows)
    expect(categoryOf({ vatNumber, qualifies, nationalId })).toBe(category)
})

test('an unregistered seller issues nothing that is called a tax invoice', () => {
  const [registered, not] = [{ vatNumber: '310122393500003' }, { vatNumber: null }]
  expect(titleOf('invoice', 'consultation', not, not)).toBe('invoice')
  expect(titleOf('credit_note', 'consultation', not, not)).toBe('credit_note')
  expect(titleOf('invoice', 'consultation', registered, not)).toBe('simplified_tax_invoice')
  expect(titleOf('credit_note', 'consultation', registered, not)).toBe('simplified_tax_credit_note')
  expect(titleOf('invoice', 'fee', registered, registered)).toBe('tax_invoice')
  expect(titleOf('invoice', 'fee', registered, not)).toBe('simplified_tax_invoice')
  expect(titleOf('credit_note', 'fee', registered, registered)).toBe('tax_credit_note')
})

test('a national ID is a citizen’s, complete and with the right check digit', () => {
  expect(isCitizensId('1000000008')).toBe(true)
  for (const wrong of ['1000000009', '2000000006', '100000000', '10000000080', '100000000x', ''])
    expect(isCitizensId(wrong), wrong).toBe(false)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.nat({ max: 8 }),
      fc.integer({ min: 1, max: 9 }),
      (seed, place, by) => {
        const start = `1${String(seed).padStart(8, '0')}`
        const ends = [...'0123456789'].filter((digit) => isCitizensId(start + digit))
        expect(ends).toHaveLength(1)
        // A single mistyped digit is detected.
        const id = `${start}${ends[0]}`
        const at = place + 1
        const typed = id.slice(0, at) + ((Number(id[at]) + by) % 10) + id.slice(at + 1)
        expect(isCitizensId(typed)).toBe(false)
      },
    ),
  )
})
