import { expect, test } from 'vitest'
import { applicationLists } from '#contract/oversight/practices.ts'
import { href, readSearchParams } from './search-params.ts'

test('each place can be read back from its address', () => {
  for (const list of applicationLists)
    for (const dietitian of [undefined, '019ac000-0000-7000-8000-000000000000'])
      expect(readSearchParams(searchOf(href({ list, dietitian })))).toEqual({
        list,
        dietitian,
      })
})

test('an address that names no known list leads to the waiting applications', () => {
  expect(readSearchParams({})).toEqual({ list: 'waiting' })
  expect(readSearchParams({ tab: 'dietitians', list: 'everybody' })).toEqual({ list: 'waiting' })
})

const searchOf = (address: string) => Object.fromEntries(new URL(address, 'http://site').searchParams)
