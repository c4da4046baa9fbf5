import { useSyncExternalStore } from 'react'

/** False in the prerendered page and in the render that hydrates it, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  )
}

const watchNothing = () => () => {}
