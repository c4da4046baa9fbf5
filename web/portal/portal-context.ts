import { createContext, type ReactNode, use } from 'react'
import type { Session } from '#contract/accounts/session-view.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedOwnName } from '#web/lib/localized-name.ts'

export const PortalContext = createContext<Session | null>(null)

/** How many conversations wait to be read, where a way to them stands. */
export const UnreadContext = createContext<ReactNode>(null)

/** Whose portal this is. */
export function usePortalSession(): Session {
  const session = use(PortalContext)
  if (!session) throw new Error('There is no portal around this page.')
  return session
}

/** What they are called in the language of the page. */
export function useOwnNames() {
  const language = useLanguage()
  return localizedOwnName(language, usePortalSession().user)
}
