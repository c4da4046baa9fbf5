import { expect, test } from 'vitest'
import { contract, type RouteName } from '#contract/contract.ts'
import type { Route } from '#contract/route.ts'

/** Searches whose words identify nobody, or whose address is meant for sharing. */
const inAddresses: readonly RouteName[] = [
  'countDietitians',
  'listAllInvoices',
  'searchDietitians',
  'searchFoods',
]

const routes = Object.entries(contract) as [RouteName, Route][]
const takes = (shape: Route['query'] | Route['body'], name: string) =>
  shape !== undefined && 'shape' in shape && name in (shape.shape as object)

test('words by which people and messages are searched are sent in bodies', () => {
  const found = routes.filter(([, { query }]) => takes(query, 'q')).map(([name]) => name)
  expect(found.sort()).toEqual([...inAddresses].sort())
})

test('a search with a body says so in its path, so that it counts as reading', () => {
  const others = routes.filter(
    ([, { method, path, body }]) => takes(body, 'q') && (method !== 'POST' || !path.endsWith('/search')),
  )
  expect(others.map(([name]) => name)).toEqual([])
})
