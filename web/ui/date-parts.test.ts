import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gregorian, readParts } from './date-parts.ts'
import { hijri } from './hijri-parts.ts'
import { isWhole } from './is-whole.ts'

test('three boxes and a date convert into each other', () => {
  expect(gregorian.dayOf(['1990', '5', '7'])).toBe('1990-05-07')
  expect(gregorian.partsOf('1990-05-07')).toEqual(['1990', '5', '7'])
  expect(gregorian.dayOf(['', '', ''])).toBe('')
})

test.each([
  [['1990', '', '7'], '1990--07'],
  [['', '5', ''], '-05-'],
  [['90', '5', '17'], '90-05-17'],
] as const)('an incomplete date is not a day, and its parts are not lost: %j', (parts, text) => {
  for (const { dayOf, partsOf } of [gregorian, hijri]) {
    expect(isWhole(dayOf(parts))).toBe(false)
    expect(partsOf(dayOf(parts))).toEqual(parts)
  }
  expect(gregorian.dayOf(parts)).toBe(text)
})

test.each([
  ['17/05/1990', ['1990', '5', '17']],
  [' 1990-05-17 ', ['1990', '5', '17']],
  ['١٧/٥/١٩٩٠', ['1990', '5', '17']],
  ['3.12.2026', ['2026', '12', '3']],
])('%j is a date with the day before the month', (text, parts) => {
  expect(readParts(text)).toEqual(parts)
})

test.each(['12/31/1990', '17/5', '17/5/90', 'tomorrow', '+966 50 123 4567'])('%j is not a date', (text) => {
  expect(readParts(text)).toBeUndefined()
})

test('months have their names in both calendars and languages', () => {
  expect(gregorian.months('en')[4]).toBe('May')
  expect(gregorian.months('ar')[4]).toBe('مايو')
  expect(hijri.months('en')[8]).toBe('Ramadan')
  expect(hijri.months('ar')[8]).toBe('رمضان')
})

test('the first of Ramadan 1448 is the eighth of February 2027', () => {
  expect(hijri.dayOf(['1448', '9', '1'])).toBe('2027-02-08')
  expect(hijri.partsOf('2027-02-08')).toEqual(['1448', '9', '1'])
})

test('a day that its month does not have is not a day in either calendar', () => {
  expect(isWhole(gregorian.dayOf(['2027', '2', '30']))).toBe(false)
  const thirtieths = hijri.months('en').map((_, month) => hijri.dayOf(['1448', `${month + 1}`, '30']))
  expect(thirtieths.filter(isWhole).length).toBe(7)
  expect(isWhole(hijri.dayOf(['1448', '9', '31']))).toBe(false)
})

test('every day of two centuries converts to the other calendar and back', () => {
  const first = Date.UTC(1900, 0, 1)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 73_000 }), (days) => {
      const day = new Date(first + days * 86_400_000).toISOString().slice(0, 10)
      expect(hijri.dayOf(hijri.partsOf(day))).toBe(day)
    }),
    { numRuns: 300 },
  )
})
