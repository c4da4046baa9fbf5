import { useSyncExternalStore } from 'react'

/** Without a script the header goes away with the page, so that nothing is ever read through it. */
export function useHeaderGround(): 'none' | 'clear' | 'solid' {
  return useSyncExternalStore(
    watchScrolling,
    () => (window.scrollY > 10 ? 'solid' : 'clear'),
    () => 'none',
  )
}

function watchScrolling(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}
