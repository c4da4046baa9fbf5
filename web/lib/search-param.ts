import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/**
 * One value of the address's query. The prerendered page does not know the query, so it is null until hydration is
 * done.
 */
export function useSearchParam(name: string): string | null {
  const { history } = useRouter()
  return useSyncExternalStore(
    history.subscribe,
    // The router's history, because it reports a change a moment before the browser's location has it.
    () => new URLSearchParams(history.location.search).get(name),
    () => null,
  )
}

/** For use in event handlers. */
export const readSearchParam = (name: string) => new URLSearchParams(window.location.search).get(name)
