import { useLocation, useRouter } from '@tanstack/react-router'
import {
  type PersonFilter,
  type PersonOrder,
  personFilters,
  personOrders,
  type searchPeople,
} from '#contract/accounts/people.ts'
import { type Role, roles } from '#contract/accounts/role.ts'
import type { Day } from '#contract/days.ts'
import type { SentTo } from '#contract/route.ts'
import type { Address } from '#web/app/address.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { parseDay } from '#web/lib/parse-day.ts'
import { localPath } from '#web/lib/path.ts'

/** The account that is open, and the filters of the list. Search words are personal, so they are not in the address. */
export type SearchParams = {
  readonly person?: string | undefined
  readonly role?: Role | undefined
  readonly status?: PersonFilter | undefined
  /** The days on which the accounts were opened. */
  readonly from?: Day | undefined
  readonly to?: Day | undefined
  readonly sort?: PersonOrder | undefined
}

export function readSearchParams(search: string): SearchParams {
  const asked = new URLSearchParams(search)
  return {
    person: asked.get('person') ?? undefined,
    role: roles.find((each) => each === asked.get('role')),
    status: personFilters.find((each) => each === asked.get('status')),
    from: parseDay(asked.get('from')),
    to: parseDay(asked.get('to')),
    sort: personOrders.find((each) => each === asked.get('sort')),
  }
}

/** The list's query for these filters. */
export const toQuery = ({ role, status, from, to, sort }: SearchParams): SentTo<typeof searchPeople> => ({
  ...(role && { role }),
  ...(status && { status }),
  ...(from && { from }),
  ...(to && { to }),
  ...(sort && { sort }),
})

export function href(place: SearchParams): Address {
  const search = new URLSearchParams(
    Object.entries(place).filter((each): each is [string, string] => Boolean(each[1])),
  )
  return search.size > 0 ? `/admin/users?${search}` : '/admin/users'
}

/** The state in the address, and its setter. */
export function useSearchParams(): [SearchParams, (place: SearchParams) => void] {
  const router = useRouter()
  const language = useLanguage()
  const place = useLocation({
    select: ({ searchStr }) => readSearchParams(searchStr),
    structuralSharing: true,
  })
  return [
    place,
    (to) => {
      router.navigate({ href: localPath(language, href(to)), replace: true, resetScroll: false })
    },
  ]
}
