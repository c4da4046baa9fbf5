import type { Session } from '#contract/accounts/session-view.ts'
import { useSession } from '#web/app/session.ts'

/** The session; null only for a moment while signing out. */
export function useSignedIn(): Session | null {
  const known = useSession()
  return known.state === 'signed_in' ? known.session : null
}
