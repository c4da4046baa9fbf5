import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ar', 'ar'],
  ['ar-SA,ar;q=0.9,en;q=0.8', 'ar'],
  ['fr, ar;q=0.5, en;q=0.7', 'en'],
  ['en;q=0, ar;q=0.1', 'ar'],
  ['*', 'en'],
  ['q=;;,,;q=x', 'en'],
])('%j reads as %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
