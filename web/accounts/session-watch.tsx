import { useEffect } from 'react'
import { useSession } from '#web/app/session.ts'
import type { SessionState } from '#web/app/session-store.ts'

/** Reports the session to a page that does not load the session's code itself. */
export function SessionWatch({ onState }: { onState: (state: SessionState) => void }) {
  const state = useSession()
  useEffect(() => onState(state), [state, onState])
  return null
}
