import { useLocation, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type ApplicationList, applicationLists } from '#contract/oversight/practices.ts'
import type { Address } from '#web/lib/addresses.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localPath } from '#web/lib/path.ts'

/** Which list an admin looks at, and whom of it. */
export type Place = { readonly list: ApplicationList; readonly dietitian: string | null }

export function readPlace(search: string): Place {
  const asked = new URLSearchParams(search)
  return {
    list: applicationLists.find((list) => list === asked.get('list')) ?? 'waiting',
    dietitian: asked.get('dietitian'),
  }
}

export function pathTo({ list, dietitian }: Place): Address {
  const search = new URLSearchParams({ tab: 'dietitians' })
  if (dietitian || list !== 'waiting') search.set('list', list)
  if (dietitian) search.set('dietitian', dietitian)
  return `/admin?${search}`
}

/** The place that the address says, and the way to another. */
export function usePlace(): [Place, (place: Place, more?: { replace?: boolean }) => void] {
  const router = useRouter()
  const language = useLanguage()
  const place = useLocation({ select: ({ searchStr }) => readPlace(searchStr), structuralSharing: true })
  const go = useCallback(
    (to: Place, { replace = false } = {}) => {
      router.navigate({ href: localPath(language, pathTo(to)), replace })
    },
    [router, language],
  )
  return [place, go]
}
