import { useEffect, useSyncExternalStore } from 'react'
import type { Session } from '#contract/accounts/session-view.ts'
import { setReaderZone } from '../lib/zone.ts'
import { onRecheckSession } from './recheck-session.ts'
import { isSessionEvent, type SessionEvent } from './session-events.ts'
import {
  createSessionStore,
  type SessionChange,
  type SessionState,
  sessionCheckInterval,
} from './session-store.ts'
import { isHinted } from './signed-in-hint.ts'
import { onActivity } from './user-activity.ts'

/** The session as far as this tab knows it. The first component that uses it loads it. */
export function useSession(): SessionState {
  useEffect(() => {
    loadSession()
  }, [])
  return useKnownSession()
}

/** The session without loading it, which a portal's guard has done. */
export const useKnownSession = (): SessionState =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.state, () => loading)

/** Loads the session, once a document. */
export function loadSession(): Promise<void> {
  begin()
  return sessionStore.load()
}

/**
 * Asks an unreachable server again. Only a person or the device decides that: each part of a page that asked anew would
 * show the reader the spinner for another six seconds.
 */
export function retrySession(): Promise<void> {
  begin()
  return sessionStore.retry()
}

/** Stores the session that an answer contained, or null after it was ended. */
export function setSession(session: Session | null, event: SessionEvent) {
  begin()
  sessionStore.take(session, event)
}

/** Asks the server again, because the session may have changed there. */
export function refreshSession(): Promise<void> {
  begin()
  return sessionStore.ask()
}

/** Resolves once the session is known or the server counts as unreachable. */
export function sessionSettled(): Promise<void> {
  loadSession()
  return new Promise((resolve) => {
    const look = () => {
      if (sessionStore.state().state === 'loading') return
      unsubscribe()
      resolve()
    }
    const unsubscribe = sessionStore.subscribe(look)
    look()
  })
}

export const currentSession = () => sessionStore.state()

export const onSessionChange = (watcher: (news: SessionChange) => void) => sessionStore.watch(watcher)

const sessionStore = createSessionStore({
  read: async () => {
    const [{ call }, { readSession }] = await load()
    return (await call(readSession, {})).session
  },
  renew: async () => {
    const [{ call }, { renewSession }] = await load()
    return (await call(renewSession, {})).session
  },
  isHinted,
  hasLine: () => navigator.onLine,
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  tell: (event) => channel?.postMessage(event),
  settled: (session) => setReaderZone(session?.user.zone ?? null),
})

const loading: SessionState = { state: 'loading' }
let channel: BroadcastChannel | undefined

/** Imported on demand: pages that send no requests do not load this code. */
const load = () => Promise.all([import('./call.ts'), import('#contract/accounts/sign-in.ts')])

function begin() {
  if (channel) return
  channel = new BroadcastChannel('nabta_session')
  channel.onmessage = ({ data }) => {
    if (isSessionEvent(data)) sessionStore.hear(data)
  }
  onRecheckSession(() => sessionStore.ask())
  setInterval(() => sessionStore.check(), sessionCheckInterval)
  onActivity(sessionStore.noticeInput)
  addEventListener('online', () => {
    if (sessionStore.state().state === 'unreachable') sessionStore.retry()
  })
  // Timers sleep in hidden tabs, and a page restored from the history was frozen altogether.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sessionStore.check()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sessionStore.ask()
  })
}
