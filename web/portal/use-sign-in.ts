import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useGo } from '#web/lib/go.ts'
import { signInPath } from '#web/lib/redirect-to.ts'

/** To the sign-in page, which takes the place of this one in the history and leads back to it on demand. */
export function useSignIn() {
  const router = useRouter()
  const go = useGo()
  return useCallback(
    (back: boolean) => {
      const { pathname, searchStr, hash } = router.state.location
      const here = pathname + searchStr + (hash && `#${hash}`)
      return go(back ? signInPath(here) : '/login', { replace: true })
    },
    [router, go],
  )
}
