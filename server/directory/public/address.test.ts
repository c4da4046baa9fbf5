import { expect, test } from 'vitest'
import { addressOf, codeIn } from './address.ts'
import { parseListQuery, writeListQuery } from './list-query.ts'

const id = '0192f3a0-0000-7000-8000-9b1f4c7d2e35'

test.each([
  ['Noura Al-Qahtani', null, 'noura-al-qahtani-9b1f4c7d2e35'],
  ['نورة القحطاني', 'Noura Al-Qahtani', 'noura-al-qahtani-9b1f4c7d2e35'],
  ["Dr. Zoë O'Neil", null, 'dr-zoe-oneil-9b1f4c7d2e35'],
  ['نورة القحطاني', null, 'نورة-القحطاني-9b1f4c7d2e35'],
  ['../../<script>', null, 'script-9b1f4c7d2e35'],
  ['\u202e!!!', null, '9b1f4c7d2e35'],
])('%j and %j have the address %s', (name, otherName, address) => {
  expect(addressOf({ id, name, otherName })).toBe(address)
  expect(codeIn(address)).toBe('9b1f4c7d2e35')
})

test('a long name is cut, and an address without an id belongs to nobody', () => {
  expect(addressOf({ id, name: 'Abdul '.repeat(40), otherName: null }).length).toBeLessThanOrEqual(93)
  for (const address of ['noura', 'noura-9b1f4c7d2e3', 'noura-9B1F4C7D2E35', ''])
    expect(codeIn(address)).toBeNull()
})

test('only values that can be chosen are accepted in a query, in one spelling', () => {
  expect(parseListQuery('?city=riyadh&specialization=sports&page=3&utm_source=x')).toEqual({
    specialization: ['sports'],
    city: ['riyadh'],
    sort: 'relevance',
    page: 3,
  })
  expect(parseListQuery('?city=atlantis&specialization=__proto__&page=-1')).toEqual({
    sort: 'relevance',
    page: 1,
  })
  expect(writeListQuery(parseListQuery('?page=2&city=riyadh&specialization=sports'))).toBe(
    '?specialization=sports&city=riyadh&page=2',
  )
  expect(
    writeListQuery(
      parseListQuery('?least=&most=300&city=riyadh&city=jeddah&q=%20sara&sort=price&saved=1&zone=UTC'),
    ),
  ).toBe('?q=sara&city=riyadh,jeddah&most=300&sort=price')
})
