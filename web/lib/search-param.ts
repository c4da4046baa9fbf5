import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** One value of the address's query. The prerendered page knows of none, and so does the first render that meets it. */
export function useSearchParam(name: string): string | null {
  const { history } = useRouter()
  return useSyncExternalStore(
    history.subscribe,
    () => readSearchParam(name),
    () => null,
  )
}

export const readSearchParam = (name: string) => new URLSearchParams(window.location.search).get(name)
