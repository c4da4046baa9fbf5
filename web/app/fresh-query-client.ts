import { type InvalidateQueryFilters, type Query, QueryClient } from '@tanstack/react-query'
import type { Subject } from '#contract/subjects.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly about?: readonly Subject[] }
  }
}

/**
 * Restarts reads that are invalidated while they run, first reads too. The library would let a first read finish and
 * show an answer from before the change as if it were fresh.
 */
export class FreshQueryClient extends QueryClient {
  override invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>) {
    const { refetchType = 'active', ...which }: InvalidateQueryFilters = filters ?? {}
    if (refetchType !== 'none')
      for (const query of this.getQueryCache().findAll({
        ...which,
        type: refetchType,
        fetchStatus: 'fetching',
      }))
        if (query.state.data === undefined) query.cancel({ silent: true })
    return super.invalidateQueries(filters, options)
  }

  /**
   * Calls `write`, which may write the answer of a change into the cache, then asks again for the reads about what the
   * change has touched. Reads that `write` has written, or has asked for itself, are up to date.
   */
  async refreshAbout(touched: readonly Subject[], write: () => unknown) {
    const known = this.getQueryCache()
      .getAll()
      .filter(({ meta }) => meta?.about?.some((subject) => touched.includes(subject)))
      .map((query) => ({ query, before: progressOf(query) }))
    write()
    const outdated = known.filter(({ query, before }) => progressOf(query) === before)
    const hashes = new Set(outdated.map(({ query }) => query.queryHash))
    await this.invalidateQueries({ predicate: ({ queryHash }) => hashes.has(queryHash) })
  }
}

const progressOf = ({ state }: Query) => `${state.dataUpdateCount} ${state.fetchStatus}`
