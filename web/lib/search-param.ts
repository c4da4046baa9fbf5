import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** One value of the address's query. The prerendered page knows of none, and so does the first render that meets it. */
export function useSearchParam(name: string): string | null {
  const { history } = useRouter()
  return useSyncExternalStore(
    history.subscribe,
    // The router's own, since it tells of a change a moment before the browser's has it.
    () => new URLSearchParams(history.location.search).get(name),
    () => null,
  )
}

/** For whoever asks while something is pressed. */
export const readSearchParam = (name: string) => new URLSearchParams(window.location.search).get(name)
