import type { Session } from '#contract/accounts/session-view.ts'
import { ApiError } from './api-error.ts'
import type { SessionEvent } from './session-events.ts'

export type SessionState =
  | { readonly state: 'loading' }
  /** The server has not answered in time. A late answer still counts. */
  | { readonly state: 'unreachable' }
  /** `left`: the person signed out, here or in another tab; the session did not just expire. */
  | { readonly state: 'signed_out'; readonly left: boolean }
  | { readonly state: 'signed_in'; readonly session: Session }

export type SessionChange = { readonly event: SessionEvent; readonly session: Session | null }

type Environment = {
  /** Asks the server who is signed in; rejects if there is no answer. */
  read: () => Promise<Session | null>
  renew: () => Promise<Session>
  isHinted: () => boolean
  /** Whether the device reports that it is online. */
  hasLine: () => boolean
  now: () => number
  wait: (milliseconds: number) => Promise<void>
  /** Notifies the other tabs. */
  tell: (event: SessionEvent) => void
  /** Called before any component sees the new session. */
  settled: (session: Session | null) => void
}

/** The session as one tab knows it. Clock, network and storage are passed in, so that tests need none of them. */
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

  /** Asks once a document. */
  function load(): Promise<void> {
    if (isKnown(state)) return Promise.resolve()
    loading ??= begin()
    return loading
  }

  /** Asks again after `unreachable`. */
  function retry(): Promise<void> {
    if (state.state !== 'unreachable') return load()
    set({ state: 'loading' })
    loading = begin()
    return loading
  }

  /** Gives up the spinner after a while; a late answer still counts. */
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

  /** Asks the server again; without an answer nothing changes. */
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

  /** Retried while the session may be alive: a lost renewal must not sign the person out. */
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
    retry,
    ask,
    /** Takes the session that an answer of the server contained, or null if it ended the session. */
    take,
    /**
     * Another tab reports this event. Only a sign-out is believed without asking the server, because it can do no harm.
     */
    hear(event: SessionEvent) {
      if (event !== 'signed_out') return ask(event)
      if (state.state === 'signed_in') settle(null, 'signed_out', true)
    },
    noticeInput() {
      hadInput = true
    },
    /** Runs every 30 seconds, and when the tab becomes visible again. */
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
      // Other calls may have extended the session meanwhile.
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

/** Compares all but the time of expiry. */
const isSame = (one: Session, other: Session) => factsOf(one) === factsOf(other)
const factsOf = ({ user, activeRole, secondFactorDue }: Session) =>
  JSON.stringify([user, activeRole, secondFactorDue])
