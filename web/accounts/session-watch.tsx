import { useEffect } from 'react'
import { useSession } from '#web/app/session.ts'
import type { SessionState } from '#web/app/session-store.ts'

/** Tells who is signed in, to a page that does not carry what it takes to know. */
export function SessionWatch({ onState }: { onState: (state: SessionState) => void }) {
  const state = useSession()
  useEffect(() => onState(state), [state, onState])
  return null
}
