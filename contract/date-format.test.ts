import { expect, test } from 'vitest'
import { dateFormat } from './date-format.ts'

test('a formatter is created once for a locale and its options', () => {
  const long = dateFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  expect(dateFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })).toBe(long)
  expect(dateFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Riyadh' })).not.toBe(long)
  expect(dateFormat('ar', { dateStyle: 'long', timeZone: 'UTC' })).not.toBe(long)
})

test('only a limited number of formatters is cached, the most recently used ones', () => {
  const [used, unused] = [dateFormat('en-GB', { year: 'numeric' }), dateFormat('en-GB', { day: 'numeric' })]
  const styles = ['2-digit', 'numeric'] as const
  for (const minute of styles)
    for (const timeZone of Intl.supportedValuesOf('timeZone').slice(0, 310)) {
      dateFormat('en-GB', { minute, timeZone })
      expect(dateFormat('en-GB', { year: 'numeric' })).toBe(used)
    }
  expect(dateFormat('en-GB', { day: 'numeric' })).not.toBe(unused)
})
