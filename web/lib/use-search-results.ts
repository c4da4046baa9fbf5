import { useDeferredValue } from 'react'
import type { Route, SentTo } from '#contract/route.ts'
import { useRead } from '../app/query.ts'

/** Search results of a route for the typed words. The results for earlier words are not an answer to these. */
export function useSearchResults<R extends Route>(route: R, name: string) {
  const q = useDeferredValue(name)
  const read = useRead(route, { q } as SentTo<R>, { enabled: q !== '', keepsLast: true })
  const isCurrent = name !== '' && q === name
  return {
    found: isCurrent ? read.data : undefined,
    hasAnswer: isCurrent && !read.isFetching && !read.isPlaceholderData,
    isError: read.isError,
  }
}
