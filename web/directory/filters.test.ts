import { expect, test } from 'vitest'
import { isNarrowed, readDirectorySearch, toggle, withoutFilters, writeDirectorySearch } from './filters.ts'

test('an address contains the search, and invalid values are dropped', () => {
  expect(readDirectorySearch(searchOf('?q=layla&specialization=diabetes,sports&sort=price&saved=1'))).toEqual(
    {
      q: 'layla',
      specialization: 'diabetes,sports',
      sort: 'price',
      saved: '1',
    },
  )
  expect(
    readDirectorySearch(
      searchOf('?specialization=astrology&sort=paid&least=-3&most=99999&rating=5&saved=yes&after=x'),
    ),
  ).toEqual({})
  expect(readDirectorySearch(searchOf('?language=arabic%2Curdu&city=al-ahsa&least=0&when=today'))).toEqual({
    language: 'arabic,urdu',
    city: 'al-ahsa',
    least: '0',
    when: 'today',
  })
})

test('a search reads back as it was written', () => {
  const asked = { q: 'عبدالله & co', specialization: 'diabetes,sports', sort: 'soonest' } as const
  expect(readDirectorySearch(searchOf(writeDirectorySearch(asked)))).toEqual(asked)
  expect(writeDirectorySearch({ specialization: 'diabetes,sports' })).toBe('?specialization=diabetes,sports')
  expect(writeDirectorySearch({ q: '', saved: undefined })).toBe('')
})

test('a value is added and removed', () => {
  expect(toggle(undefined, 'diabetes')).toBe('diabetes')
  expect(toggle('diabetes', 'sports')).toBe('diabetes,sports')
  expect(toggle('diabetes,sports', 'diabetes')).toBe('sports')
  expect(toggle('sports', 'sports')).toBeUndefined()
})

test('filters are cleared without the search, order and favourites', () => {
  const asked = { q: 'layla', saved: '1', sort: 'price', city: 'riyadh', least: '100' } as const
  expect(withoutFilters(asked)).toEqual({ q: 'layla', saved: '1', sort: 'price' })
  expect(isNarrowed({ saved: '1' })).toBe(false)
  expect(isNarrowed({ saved: '1', when: 'week' })).toBe(true)
})

const searchOf = (text: string) => Object.fromEntries(new URLSearchParams(text))
