import fc from 'fast-check'
import pg from 'pg'
import { expect, test } from 'vitest'
import { readMoment as read } from './moments.ts'

const asBefore = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date
const readMoment = (text: string) => read(text, asBefore)

test('a moment is read as the driver reads it, with any number of digits', () => {
  const written = fc
    .tuple(
      fc.date({
        min: new Date('0001-01-01T00:00:00Z'),
        max: new Date('9999-12-31T23:59:59Z'),
        noInvalidDate: true,
      }),
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom('+00', '+03', '-05:30'),
    )
    .map(([date, digits, zone]) => {
      const [day, time = ''] = date.toISOString().slice(0, -1).split('T')
      const fraction = `${time.slice(9)}417`.slice(0, digits)
      return `${day} ${time.slice(0, 8)}${fraction && `.${fraction}`}${zone}`
    })
  fc.assert(
    fc.property(written, (text) => {
      expect(readMoment(text)).toEqual(asBefore(text))
    }),
  )
})

test('any text other than a plain moment is left to the driver', () => {
  for (const text of ['infinity', '-infinity', '10000-01-01 00:00:00+00', '0044-03-15 12:00:00+00 BC'])
    expect(readMoment(text)).toEqual(asBefore(text))
})
