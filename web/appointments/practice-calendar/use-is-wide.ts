import { useSyncExternalStore } from 'react'

/** Whether there is room for seven days beside each other. */
export const useIsWide = (): boolean => useSyncExternalStore(watch, isWide, () => true)

const query = '(min-width: 48rem)'
const isWide = () => matchMedia(query).matches

function watch(onChange: () => void) {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
