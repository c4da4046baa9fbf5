import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Topic } from '#contract/realtime.ts'
import type { OutputOf, Route, SentTo } from '#contract/route.ts'
import type { ApiError } from '../app/api-error.ts'
import { call } from '../app/call.ts'
import { queryClient } from '../app/query.ts'
import { useLive } from '../app/use-live.ts'

/** Whose answers say where the next one begins. */
type Paged<R extends Route> = OutputOf<R> extends Page ? R : never
type Page = { readonly after: string | null } | { readonly next: string | null }

type PagesOptions = {
  /** They are read anew when something of these topics changes. */
  live?: readonly Topic[]
  /** Its answers are kept with those of this route: what changes in a list changes in a search of it too. */
  keptWith?: Route
}

/** Reads such a route one answer after the other. What was read last stays until the answer to another question is there. */
export function useReadPages<R extends Route>(
  route: Paged<R>,
  input: Omit<SentTo<R>, 'after'>,
  { live = [], keptWith = route }: PagesOptions = {},
) {
  const queryKey = [...pagesKey(keptWith), input]
  useLive(live, () => queryClient.invalidateQueries({ queryKey }))
  return useInfiniteQuery<
    OutputOf<R>,
    ApiError,
    InfiniteData<OutputOf<R>>,
    readonly unknown[],
    string | undefined
  >({
    queryKey,
    queryFn: ({ signal, pageParam }) =>
      call<R>(route, { ...input, ...(pageParam && { after: pageParam }) } as SentTo<R>, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (last) => nextAfter(last as Page) ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: pagesStaleTime,
  })
}

const nextAfter = (page: Page) => ('after' in page ? page.after : page.next)

/** With which everything begins that was read of it so. */
export const pagesKey = ({ path }: Pick<Route, 'path'>) => [path, 'pages'] as const

/** Somebody who comes back finds the list as it was; what changes in it meanwhile is written into it. */
export const pagesStaleTime = 300_000
