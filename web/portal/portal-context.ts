import { createContext, type ReactNode, use } from 'react'
import type { Session } from '#contract/accounts/session-view.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedOwnName } from '#web/lib/localized-name.ts'

export const PortalContext = createContext<Session | null>(null)

/** The number of unread conversations, shown at links to the messages. */
export const UnreadContext = createContext<ReactNode>(null)

/** The session that this portal belongs to. */
export function usePortalSession(): Session {
  const session = use(PortalContext)
  if (!session) throw new Error('There is no portal around this page.')
  return session
}

/** The signed-in person's names in the language of the page. */
export function useOwnNames() {
  const language = useLanguage()
  return localizedOwnName(language, usePortalSession().user)
}
