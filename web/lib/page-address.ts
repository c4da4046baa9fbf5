import { useLocation, useParams, useSearch } from '@tanstack/react-router'
import type { Search } from './page-search.ts'

/** The value of `$id` in the address of this page. */
export function usePageId(): string {
  const { id = '' } = useParams({ strict: false })
  return id
}

/** The query of the page that is shown, not of one that is still loading. */
export const usePageSearch = (): Search => useSearch({ strict: false })

/** The query of the current address, even if its page is still loading. */
export const useLocationSearch = (): Search => useLocation({ select: ({ search }): Search => search })
