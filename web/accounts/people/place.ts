import { useLocation, useRouter } from '@tanstack/react-router'
import {
  type PersonOrder,
  type PersonStatus,
  personOrders,
  personStatuses,
} from '#contract/accounts/people.ts'
import { type Role, roles } from '#contract/accounts/role.ts'
import type { Address } from '#web/lib/addresses.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localPath } from '#web/lib/path.ts'

/** Whom an admin looks at, or which part of the list. What is searched for stays out of the address: it names people. */
export type Place = {
  readonly person?: string | undefined
  readonly role?: Role | undefined
  readonly status?: PersonStatus | undefined
  readonly sort?: PersonOrder | undefined
}

export function readPlace(search: string): Place {
  const asked = new URLSearchParams(search)
  return {
    person: asked.get('person') ?? undefined,
    role: roles.find((each) => each === asked.get('role')),
    status: personStatuses.find((each) => each === asked.get('status')),
    sort: personOrders.find((each) => each === asked.get('sort')),
  }
}

export function pathTo(place: Place): Address {
  const search = new URLSearchParams(
    Object.entries(place).filter((each): each is [string, string] => Boolean(each[1])),
  )
  return search.size > 0 ? `/admin/users?${search}` : '/admin/users'
}

/** The place that the address says, and the way to another. */
export function usePlace(): [Place, (place: Place) => void] {
  const router = useRouter()
  const language = useLanguage()
  const place = useLocation({ select: ({ searchStr }) => readPlace(searchStr), structuralSharing: true })
  return [
    place,
    (to) => {
      router.navigate({ href: localPath(language, pathTo(to)), replace: true, resetScroll: false })
    },
  ]
}
