import { useEffect, useSyncExternalStore } from 'react'

/** A cookie without a secret, which says whether asking the server for the session makes sense. */
export const isHinted = () => /(?:^|;\s*)nabta_signed_in=1(?:;|$)/.test(document.cookie)

/** The hint for rendering. `boot.js` has marked the document with it before the first paint. */
export function useIsHinted(): boolean {
  const isKnown = useSyncExternalStore(watchReturns, isHinted, () => false)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', isHinted())
  })
  return isKnown
}

/**
 * No event reports a changed cookie, and other tabs and pages change it; so it is read again when the page is shown
 * again.
 */
function watchReturns(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
