import { useRouter } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { searchPeople } from '#contract/accounts/people.ts'
import type { SentTo } from '#contract/route.ts'
import type { Address } from '#web/app/address.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useLocationSearch } from '#web/lib/page-address.ts'
import { readSearch, type Search, writeSearch } from '#web/lib/page-search.ts'
import { localPath } from '#web/lib/path.ts'

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
  const router = useRouter()
  const language = useLanguage()
  const place = readSearchParams(useLocationSearch())
  return [
    place,
    (to) => {
      router.navigate({ href: localPath(language, href(to)), replace: true, resetScroll: false })
    },
  ]
}
