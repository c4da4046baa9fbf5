import { type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

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
}
