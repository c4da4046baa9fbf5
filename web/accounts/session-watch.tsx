import { useEffect } from 'react'
import type { SessionState } from '#web/lib/keep-session.ts'
import { useSession } from '#web/lib/session.ts'

/** Tells who is signed in, to a page that does not carry what it takes to know. */
export function SessionWatch({ onState }: { onState: (state: SessionState) => void }) {
  const state = useSession()
  useEffect(() => onState(state), [state, onState])
  return null
}
