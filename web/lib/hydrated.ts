import { useSyncExternalStore } from 'react'

/** False in the prerendered page and in the first render that meets it, true ever after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  )
}

const watchNothing = () => () => {}
