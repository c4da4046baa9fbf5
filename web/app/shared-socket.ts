import { type BrowserFrame, type ServerFrame, socketPath } from '#contract/realtime.ts'
import { type ConnectionState, createReconnectingSocket } from './reconnecting-socket.ts'
import { currentSession, onSessionChange, refreshSession } from './session.ts'

type SocketListeners = { onState: (state: ConnectionState) => void; onFrame: (frame: ServerFrame) => void }

/** Messages between the tabs of a browser: the tab that holds the socket reports, the others ask and have it send. */
type Note =
  | { says: 'state'; state: ConnectionState; reader: string }
  | { says: 'frames'; frames: ServerFrame[]; reader: string }
  | { says: 'asks' }
  | { says: 'send'; frame: BrowserFrame; reader: string }

/**
 * One WebSocket for all tabs of a browser: the tab that holds the lock opens it and passes on the frames. When that tab
 * closes, the next one resumes after the last frame that it received. In a browser without locks each tab opens its
 * own.
 */
export function openSharedSocket({ onState, onFrame }: SocketListeners) {
  const channel = new BroadcastChannel('nabta_socket')
  const post = (note: Note) => channel.postMessage(note)
  let isHolder = false
  let reader = currentReader()
  let told: number | undefined
  let giveUp = () => {}
  /** The changes of the last minute, for a tab that is opened meanwhile. */
  let recent: { frame: ServerFrame; at: number }[] = []

  const kept = createReconnectingSocket({
    open: () => new WebSocket(socketPath, []),
    now: () => performance.now(),
    random: Math.random,
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds)
      return () => clearTimeout(timer)
    },
    onState(state) {
      post({ says: 'state', state, reader })
      onState(state)
    },
    onFrame(frame) {
      post({ says: 'frames', frames: [frame], reader })
      if (frame.type === 'change') {
        const at = performance.now()
        recent = [...recent.filter((each) => at - each.at < 60_000), { frame, at }]
      }
      take(frame)
    },
    async onSessionOver() {
      await refreshSession()
      // The same person may sign in again in the same role; another person or role opens a socket of its own.
      const mine = reader
      setTimeout(() => {
        if (isHolder && reader === mine && kept.state() === 'closed') kept.start(told)
      }, 5_000)
    },
  })

  /** Runs in every tab: each counts for itself which change it received last. */
  function take(frame: ServerFrame) {
    if (frame.type === 'change') {
      if (told !== undefined && frame.sequence <= told) return
      // This tab was frozen while the others received changes.
      if (told !== undefined && frame.sequence > told + 1) onFrame({ type: 'reset', last: frame.sequence })
      told = frame.sequence
    } else if (frame.type === 'reset') told = frame.last
    else if (frame.type === 'hello') told ??= frame.last
    onFrame(frame)
  }

  channel.onmessage = ({ data }: MessageEvent<Note>) => {
    if (data.says === 'asks') {
      if (!isHolder) return
      post({ says: 'state', state: kept.state(), reader })
      post({ says: 'frames', frames: recent.map(({ frame }) => frame), reader })
    } else if (data.reader !== reader) return
    else if (data.says === 'send') {
      if (isHolder) kept.send(data.frame)
    } else if (isHolder) return
    else if (data.says === 'state') onState(data.state)
    else for (const frame of data.frames) take(frame)
  }

  async function hold() {
    const mine = reader
    if (!mine) return
    const held = async () => {
      if (reader !== mine) return
      isHolder = true
      kept.start(told)
      await new Promise<void>((resolve) => {
        giveUp = resolve
      })
      kept.stop()
      isHolder = false
    }
    const { locks } = navigator
    if (!locks) return held()
    const waiting = new AbortController()
    giveUp = () => waiting.abort()
    await locks.request(`nabta_socket ${mine}`, { signal: waiting.signal }, held).catch(() => {})
  }

  onSessionChange(() => {
    const next = currentReader()
    if (next === reader) return
    giveUp()
    told = undefined
    recent = []
    reader = next
    onState('closed')
    hold()
    post({ says: 'asks' })
  })

  addEventListener('online', () => kept.try())
  addEventListener('offline', () => kept.doubt())
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') kept.try()
  })
  // A page restored from the history was frozen altogether.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    onFrame({ type: 'reset', last: told ?? 0 })
    hold()
    post({ says: 'asks' })
  })
  addEventListener('pagehide', () => giveUp())

  hold()
  post({ says: 'asks' })
  return {
    send(frame: BrowserFrame) {
      if (isHolder) kept.send(frame)
      else post({ says: 'send', frame, reader })
    },
  }
}

/** The person and role that the socket belongs to. */
function currentReader(): string {
  const known = currentSession()
  return known.state === 'signed_in' && !known.session.secondFactorDue
    ? `${known.session.user.id} ${known.session.activeRole}`
    : ''
}
