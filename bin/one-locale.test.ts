import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withOneLocale } from './one-locale.ts'

const strings = readFileSync('node_modules/react-aria/dist/private/calendar/intlStrings.mjs', 'utf8')
const localesIn = (code: string) => code.match(/[a-z]{2}-[A-Z]{2}(?=\.mjs|":)/g)

test('of the words that React Aria carries only those of the page’s language are left, and English to fall back to', () => {
  expect(localesIn(strings)).toHaveLength(68)
  expect(localesIn(withOneLocale(strings, 'en'))).toEqual(['en-US', 'en-US'])
  expect(localesIn(withOneLocale(strings, 'ar'))).toEqual(['ar-AE', 'en-US', 'ar-AE', 'en-US'])
  const other = 'const a = { "x": 1 }\nexport { a as default }'
  expect(withOneLocale(other, 'en')).toBe(other)
})
