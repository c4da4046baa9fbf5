import { createContext, use } from 'react'
import type { Session } from '#contract/accounts/session-view.ts'

export const PortalContext = createContext<Session | null>(null)

/** Whose portal this is. */
export function usePortalSession(): Session {
  const session = use(PortalContext)
  if (!session) throw new Error('There is no portal around this page.')
  return session
}
