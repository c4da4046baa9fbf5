import fc from 'fast-check'
import { expect, test } from 'vitest'
import { qrOf } from './qr.ts'

/** Decodes the code as a scanner does. */
function read(qr: string): Map<number, string> {
  const bytes = Buffer.from(qr, 'base64')
  const found = new Map<number, string>()
  for (let at = 0; at < bytes.length; ) {
    const [tag = 0, length = 0] = bytes.subarray(at, at + 2)
    found.set(tag, bytes.subarray(at + 2, at + 2 + length).toString('utf8'))
    at += 2 + length
  }
  return found
}

test('the published example is reproduced byte for byte', () => {
  expect(
    qrOf({
      seller: 'Bobs Records',
      vatNumber: '310122393500003',
      issuedAt: new Date('2022-04-25T15:30:00Z'),
      total: 100_000,
      vat: 15_000,
    }),
  ).toBe('AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==')
})

test('an Arabic name is counted in bytes, not in letters', () => {
  expect(
    qrOf({
      seller: 'عيادة التغذية',
      vatNumber: '310122393500003',
      issuedAt: new Date('2026-11-20T15:30:00.987Z'),
      total: 34_500,
      vat: 4_500,
    }),
  ).toBe(
    'ARnYudmK2KfYr9ipINin2YTYqti62LDZitipAg8zMTAxMjIzOTM1MDAwMDMDFDIwMjYtMTEtMjBUMTU6MzA6MDBaBAYzNDUuMDAFBTQ1LjAw',
  )
})

test('any seller and amount can be read back, and fit in a code', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'aé ن🌱ة'), minLength: 1, maxLength: 160 }),
      fc.nat({ max: 1_000_000_000 }),
      fc.nat({ max: 100_000_000 }),
      (seller, total, vat) => {
        const issuedAt = new Date('2026-11-20T23:59:59Z')
        const qr = qrOf({ seller, vatNumber: '310122393500003', issuedAt, total, vat })
        expect(qr.length).toBeLessThanOrEqual(700)
        const fields = read(qr)
        expect([...fields.keys()]).toEqual([1, 2, 3, 4, 5])
        expect(seller.startsWith(fields.get(1) ?? '-')).toBe(true)
        expect(fields.get(3)).toBe('2026-11-20T23:59:59Z')
        expect(Number(fields.get(4))).toBeCloseTo(total / 100, 5)
        expect(fields.get(5)).toBe((vat / 100).toFixed(2))
      },
    ),
  )
})

test('the additions of the second phase are in tags 6 to 9', () => {
  const qr = qrOf({
    seller: 'Nabta',
    vatNumber: '310122393500003',
    issuedAt: new Date('2026-11-20T15:30:00Z'),
    total: 34_500,
    vat: 4_500,
    stamp: {
      hash: 'hash',
      signature: 'signature',
      publicKey: Buffer.from([1]),
      certificate: Buffer.from([2]),
    },
  })
  const fields = read(qr)
  expect([...fields.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect([fields.get(6), fields.get(7)]).toEqual(['hash', 'signature'])
})
