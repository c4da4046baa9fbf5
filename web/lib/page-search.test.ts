import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { commaSeparated, day, flag } from '#contract/fields.ts'
import { readSearch, writeSearch } from './page-search.ts'

const shape = {
  tab: z.enum(['books', 'payments']),
  from: z.optional(day),
  mine: z.optional(flag),
  cities: commaSeparated(['riyadh', 'jeddah']),
}

test('valid parameters are read as they are sent', () => {
  const search = { tab: 'payments', from: '2026-11-20', mine: '1', cities: 'jeddah,riyadh' }
  expect(readSearch(shape, search)).toStrictEqual(search)
})

test('invalid, empty and unknown parameters are dropped', () => {
  expect(
    readSearch(shape, { tab: 'settings', from: '2026-02-31', mine: 'yes', cities: '', page: '2' }),
  ).toStrictEqual({})
})

test('a default takes the place of a missing or an invalid parameter', () => {
  const defaults = { tab: 'books', from: '2026-11-01' } as const
  const read = (search: Record<string, string>) => readSearch(shape, search, defaults)
  expect(read({})).toStrictEqual(defaults)
  expect(read({ tab: 'settings', from: 'today' })).toStrictEqual(defaults)
  expect(read({ tab: 'payments' })).toStrictEqual({ tab: 'payments', from: '2026-11-01' })
  expectTypeOf(read({}).tab).toEqualTypeOf<'books' | 'payments'>()
  expectTypeOf(read({}).mine).toEqualTypeOf<'1' | undefined>()
})

test('a query is written in the given order, without empty and default parameters', () => {
  const values = { tab: 'books', state: undefined, q: '', to: '2026-11-30', from: '2026-11-01' }
  expect(writeSearch(values)).toBe('?tab=books&to=2026-11-30&from=2026-11-01')
  expect(writeSearch(values, { tab: 'books', to: '2026-11-01' })).toBe('?to=2026-11-30&from=2026-11-01')
  expect(writeSearch({ tab: 'books' }, { tab: 'books' })).toBe('')
  expect(writeSearch({ q: 'Layla & co' })).toBe('?q=Layla+%26+co')
})
