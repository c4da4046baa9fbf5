import type { Session } from '#contract/accounts/session-view.ts'
import { useSession } from '#web/app/session.ts'

/** Who is signed in; null for the moment in which somebody signs out. */
export function useSignedIn(): Session | null {
  const known = useSession()
  return known.state === 'signed_in' ? known.session : null
}
