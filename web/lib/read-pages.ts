import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { OutputOf, Route, SentTo } from '#contract/route.ts'
import type { ApiError } from '../app/api-error.ts'
import { call } from '../app/call.ts'
import { queryClient } from '../app/query.ts'
import { useLive } from '../app/use-live.ts'

/** A route whose answers say where the next page begins. */
type Paged<R extends Route> = OutputOf<R> extends Page ? R : never
type Page = { readonly after: string | null } | { readonly next: string | null }

type PagesOptions = {
  /** Caches the answers with those of this route, so that a change to a list also reaches a search in it. */
  keptWith?: Route
  /** Others change the list while it is not shown, so it is read again when the person returns to it. */
  isReadOnReturn?: boolean
  /** False where the previous answer is not shown until the one to changed input arrives. */
  keepsLast?: boolean
}

/** Reads such a route page by page. */
export function useReadPages<R extends Route>(
  route: Paged<R>,
  input: Omit<SentTo<R>, 'after'>,
  { keptWith = route, keepsLast = true, isReadOnReturn = false }: PagesOptions = {},
) {
  const queryKey = [...pagesKey(keptWith), input]
  useLive(route.about, () => queryClient.invalidateQueries({ queryKey }))
  return useInfiniteQuery<
    OutputOf<R>,
    ApiError,
    InfiniteData<OutputOf<R>>,
    readonly unknown[],
    string | undefined
  >({
    queryKey,
    meta: { about: route.about },
    queryFn: ({ signal, pageParam }) =>
      call<R>(route, { ...input, ...(pageParam && { after: pageParam }) } as SentTo<R>, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (last) => nextAfter(last as Page) ?? undefined,
    staleTime: isReadOnReturn ? aMoment : pagesStaleTime,
    ...(keepsLast && { placeholderData: keepPreviousData }),
  })
}

/**
 * Reads such a route as one list, which `Read`, `FoundList` and `ShowMore` take: `useReadRows(listTickets, {}, 'tickets')`.
 * The data are the rows of all pages; `first` and `last` are the answers of the first and the last page.
 */
export function useReadRows<R extends Route, Name extends ListIn<OutputOf<R>>>(
  route: Paged<R>,
  input: Omit<SentTo<R>, 'after'>,
  name: Name,
  options: PagesOptions = {},
) {
  const pages = useReadPages(route, input, options)
  const answers = pages.data?.pages
  return {
    ...pages,
    data: answers?.flatMap((answer) => answer[name] as readonly RowOf<OutputOf<R>[Name]>[]),
    first: answers?.[0],
    last: answers?.at(-1),
  }
}

type ListIn<Answer> = {
  [Name in keyof Answer]: Answer[Name] extends readonly unknown[] ? Name : never
}[keyof Answer]
type RowOf<List> = List extends readonly (infer Row)[] ? Row : never

const nextAfter = (page: Page) => ('after' in page ? page.after : page.next)

/** Prefix of the keys of all cached pages of a route. */
export const pagesKey = ({ path }: Pick<Route, 'path'>) => [path, 'pages'] as const

/** A person who returns finds the list as it was; changes are written into it meanwhile. */
export const pagesStaleTime = 300_000

/** Milliseconds: what a press or the document has just read is not read again. */
const aMoment = 5_000
