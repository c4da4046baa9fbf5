import type { Session } from '#contract/accounts/session-view.ts'
import { ApiError } from './api-error.ts'
import type { SessionEvent } from './session-events.ts'

export type SessionState =
  | { readonly state: 'loading' }
  /** The server has not said yet who this is, and does not seem to. It may still. */
  | { readonly state: 'unreachable' }
  /** `left`: by somebody's wish, here or in another tab, and not because time ran out. */
  | { readonly state: 'signed_out'; readonly left: boolean }
  | { readonly state: 'signed_in'; readonly session: Session }

export type SessionChange = { readonly event: SessionEvent; readonly session: Session | null }

type Environment = {
  /** Who is signed in by the server's word; rejects where there is no word to be had. */
  read: () => Promise<Session | null>
  renew: () => Promise<Session>
  isHinted: () => boolean
  /** Whether the device says that it has a line. */
  hasLine: () => boolean
  now: () => number
  wait: (milliseconds: number) => Promise<void>
  /** Tells the other tabs. */
  tell: (event: SessionEvent) => void
  /** Before anybody is shown it. */
  settled: (session: Session | null) => void
}

/** What one tab knows of its session. What it touches of the outside world comes in, so that tests need no clock and no network. */
export function createSessionStore({
  read,
  renew,
  isHinted,
  hasLine,
  now,
  wait,
  tell,
  settled,
}: Environment) {
  let state: SessionState = { state: 'loading' }
  let version = 0
  let question = 0
  let hadInput = false
  let loading: Promise<void> | undefined
  let asking: Promise<void> | undefined
  let askAgain = false
  let renewing: Promise<void> | undefined
  const watchers = new Set<(news: SessionChange) => void>()
  const subscribers = new Set<() => void>()

  function set(next: SessionState) {
    state = next
    version += 1
    for (const changed of subscribers) changed()
  }

  function settle(session: Session | null, event: SessionEvent, left = false) {
    settled(session)
    set(session ? { state: 'signed_in', session } : { state: 'signed_out', left })
    for (const watcher of watchers) watcher({ event, session })
  }

  /** Once a document; anew only where nobody has answered. */
  function load(): Promise<void> {
    if (isKnown(state)) return Promise.resolve()
    if (state.state === 'unreachable') {
      set({ state: 'loading' })
      loading = undefined
    }
    loading ??= begin()
    return loading
  }

  /** A spinner is no answer for ever, but an answer that comes late is one. */
  async function begin() {
    if (!isHinted()) return settle(null, 'initial_session')
    question += 1
    const mine = question
    const loseHeart = () => {
      if (mine === question && !isKnown(state)) set({ state: 'unreachable' })
    }
    wait(hasLine() ? spinnerTime : 0).then(loseHeart)
    const session = await read().catch(() => undefined)
    if (session === undefined) loseHeart()
    else if (!isKnown(state)) settle(session, 'initial_session')
  }

  /** Asks the server once more; what it says counts, and its silence changes nothing. */
  function ask(event?: SessionEvent) {
    askAgain = asking !== undefined
    asking ??= (async () => {
      do {
        askAgain = false
        const before = version
        const session = await read().catch(() => undefined)
        if (session !== undefined && version === before) believe(session, event)
      } while (askAgain)
    })().finally(() => {
      asking = undefined
    })
    return asking
  }

  function believe(session: Session | null, event?: SessionEvent) {
    if (!isKnown(state)) return settle(session, 'initial_session')
    const known = state.state === 'signed_in' ? state.session : null
    if (!session) {
      if (known) settle(null, 'signed_out')
    } else if (known?.user.id !== session.user.id) settle(session, event ?? 'signed_in')
    else if (!isSame(known, session)) settle(session, event ?? 'user_updated')
    else if (known.expiresAt !== session.expiresAt) settle(session, event ?? 'token_refreshed')
  }

  /** Retried while the session may live: a renewal that got lost must not sign anybody out. */
  async function renewNow() {
    const before = version
    const until = now() + sessionCheckInterval
    for (let pause = 200; ; pause *= 2) {
      const answer = await renew().catch((fault: unknown) => fault)
      if (version !== before) return
      if (isSession(answer)) return take(answer, 'token_refreshed')
      if (answer instanceof ApiError && answer.status >= 400 && answer.status < 500) return ask()
      if (now() + pause > until) return
      await wait(pause)
    }
  }

  function take(session: Session | null, event: SessionEvent) {
    settle(session, event, true)
    tell(event)
  }

  return {
    state: () => state,
    load,
    ask,
    /** An answer of the server brought a session, or took it away. */
    take,
    /** Another tab has said so. Only a sign-out is believed without asking: it can do no harm. */
    hear(event: SessionEvent) {
      if (event !== 'signed_out') return ask(event)
      if (state.state === 'signed_in') settle(null, 'signed_out', true)
    },
    noticeInput() {
      hadInput = true
    },
    /** Every 30 seconds, and when the tab comes back to sight. */
    async check() {
      const wasInput = hadInput
      hadInput = false
      if (state.state !== 'signed_in') return
      const { expiresAt, endsAt } = state.session
      const left = Date.parse(expiresAt) - now()
      const canBeRenewed = Date.parse(endsAt) > Date.parse(expiresAt)
      if (!isHinted()) return ask()
      if (left <= renewWithin && wasInput && canBeRenewed) {
        renewing ??= renewNow().finally(() => {
          renewing = undefined
        })
        return renewing
      }
      // Other calls may have prolonged it since it was last seen.
      if (left <= 0) return ask()
    },
    watch(watcher: (news: SessionChange) => void) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    subscribe(changed: () => void) {
      subscribers.add(changed)
      return () => void subscribers.delete(changed)
    },
  }
}

export const sessionCheckInterval = 30_000
const renewWithin = 90_000
const spinnerTime = 6_000

const isKnown = ({ state }: SessionState) => state === 'signed_in' || state === 'signed_out'

const isSession = (answer: unknown): answer is Session =>
  typeof answer === 'object' && answer !== null && 'activeRole' in answer

/** The same but for when it ends. */
const isSame = (one: Session, other: Session) => factsOf(one) === factsOf(other)
const factsOf = ({ user, activeRole, secondFactorDue }: Session) =>
  JSON.stringify([user, activeRole, secondFactorDue])
