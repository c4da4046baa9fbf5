import { useEffect, useSyncExternalStore } from 'react'

/** A cookie without a secret: it tells whether asking the server who is signed in makes sense. */
export const isHinted = () => /(?:^|;\s*)nabta_signed_in=1(?:;|$)/.test(document.cookie)

/** The same for what is shown. `boot.js` has marked the document with it before the first paint. */
export function useIsHinted(): boolean {
  const isKnown = useSyncExternalStore(watchReturns, isHinted, () => false)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', isHinted())
  })
  return isKnown
}

/** Nothing tells of a cookie that has changed, but it changes in other tabs and on other pages. */
function watchReturns(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
