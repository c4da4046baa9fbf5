import { type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * What is under way when it turns stale is asked anew, a first read too: by itself the library lets that one end,
 * and shows an answer from before the change as if it were new.
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
