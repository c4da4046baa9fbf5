import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoOf } from './iso.ts'

test('a moment is written as JavaScript itself writes it', () => {
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('0000-01-01T00:00:00Z'),
        max: new Date('9999-12-31T23:59:59.999Z'),
        noInvalidDate: true,
      }),
      (at) => isoOf(at) === at.toISOString(),
    ),
  )
  for (const edge of ['1969-12-31T23:59:59.999Z', '1970-01-01T00:00:00.000Z', '2024-02-29T23:59:59.001Z'])
    expect(isoOf(new Date(edge))).toBe(edge)
})
