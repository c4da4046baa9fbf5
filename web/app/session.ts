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

/** Who is signed in, as far as this tab knows. The first to ask makes it find out. */
export function useSession(): SessionState {
  useEffect(() => {
    loadSession()
  }, [])
  return useKnownSession()
}

/** The same without finding out: below the guard of a portal it is known, or the server cannot be reached and is not asked again. */
export const useKnownSession = (): SessionState =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.state, () => loading)

/** Finds out who is signed in, once a document; after `unreachable` it tries again. */
export function loadSession(): Promise<void> {
  begin()
  return sessionStore.load()
}

/** For whoever has got an answer with a session in it, or has ended one. */
export function setSession(session: Session | null, event: SessionEvent) {
  begin()
  sessionStore.take(session, event)
}

/** Asks the server again: something about the session may have changed there. */
export function refreshSession(): Promise<void> {
  begin()
  return sessionStore.ask()
}

/** Resolves when there is something to show: who this is, or that nobody answers. */
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

/** Fetched when needed: pages that ask nobody do not pay for asking. */
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
    if (sessionStore.state().state === 'unreachable') sessionStore.load()
  })
  // Timers sleep in tabs that are out of sight, and a page that comes back from the history was asleep altogether.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sessionStore.check()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sessionStore.ask()
  })
}
