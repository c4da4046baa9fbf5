import { useLocation, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type ApplicationList, applicationLists } from '#contract/oversight/practices.ts'
import type { Address } from '#web/app/address.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localPath } from '#web/lib/path.ts'

/** The list that an admin sees, and the open application. */
export type SearchParams = { readonly list: ApplicationList; readonly dietitian: string | null }

export function readSearchParams(search: string): SearchParams {
  const asked = new URLSearchParams(search)
  return {
    list: applicationLists.find((list) => list === asked.get('list')) ?? 'waiting',
    dietitian: asked.get('dietitian'),
  }
}

export function href({ list, dietitian }: SearchParams): Address {
  const search = new URLSearchParams({ tab: 'dietitians' })
  if (dietitian || list !== 'waiting') search.set('list', list)
  if (dietitian) search.set('dietitian', dietitian)
  return `/admin?${search}`
}

/** The state in the address, and its setter. */
export function useSearchParams(): [
  SearchParams,
  (place: SearchParams, more?: { replace?: boolean }) => void,
] {
  const router = useRouter()
  const language = useLanguage()
  const place = useLocation({
    select: ({ searchStr }) => readSearchParams(searchStr),
    structuralSharing: true,
  })
  const go = useCallback(
    (to: SearchParams, { replace = false } = {}) => {
      router.navigate({ href: localPath(language, href(to)), replace })
    },
    [router, language],
  )
  return [place, go]
}
