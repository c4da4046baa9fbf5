import { expect, test } from 'vitest'
import { dateFormat } from './date-format.ts'

test('a formatter is made once for a locale and its options', () => {
  const long = dateFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  expect(dateFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })).toBe(long)
  expect(dateFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Riyadh' })).not.toBe(long)
  expect(dateFormat('ar', { dateStyle: 'long', timeZone: 'UTC' })).not.toBe(long)
})

test('however many are asked for, only so many are kept', () => {
  const first = dateFormat('en-GB', { year: 'numeric', timeZone: 'UTC' })
  for (let each = 0; each < 200; each++) dateFormat('en-GB', { minute: '2-digit', timeZone: zoneAt(each) })
  expect(dateFormat('en-GB', { year: 'numeric', timeZone: 'UTC' })).not.toBe(first)
})

const zoneAt = (at: number) => Intl.supportedValuesOf('timeZone')[at]
