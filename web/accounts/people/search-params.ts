import * as z from 'zod/mini'
import { searchPeople } from '#contract/accounts/people.ts'
import type { SentTo } from '#contract/route.ts'
import type { Address } from '#web/app/address.ts'
import { useGo } from '#web/lib/go.ts'
import { useLocationSearch } from '#web/lib/page-address.ts'
import { readSearch, type Search, writeSearch } from '#web/lib/page-search.ts'

const { role, status, from, to, sort } = searchPeople.body.shape

/** The account that is open, and the filters of the list. Search words are personal, so they are not in the address. */
const shape = { person: z.string(), role, status, from, to, sort }

export const readSearchParams = (search: Search) => readSearch(shape, search)

export type SearchParams = ReturnType<typeof readSearchParams>

/** The list's query for these filters. */
export const toQuery = ({ person: _, ...filters }: SearchParams): SentTo<typeof searchPeople> => filters

export const href = ({ person, role, status, from, to, sort }: SearchParams): Address =>
  `/admin/users${writeSearch({ person, role, status, from, to, sort })}`

/** The state in the address, and its setter. */
export function useSearchParams(): [SearchParams, (place: SearchParams) => void] {
  const go = useGo()
  const place = readSearchParams(useLocationSearch())
  return [place, (to) => void go(href(to), { replace: true, resetScroll: false })]
}
