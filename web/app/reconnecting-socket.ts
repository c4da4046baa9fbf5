import { type BrowserFrame, beatEvery, closings, frameLimits, type ServerFrame } from '#contract/realtime.ts'

/** `joining`: on the way there, for the first time or again. */
export type ConnectionState = 'closed' | 'joining' | 'joined' | 'leaving'

export type Wire = {
  readonly readyState: number
  send(text: string): void
  close(): void
  onmessage: ((message: MessageEvent) => void) | null
  onclose: ((closing: CloseEvent) => void) | null
}

type Environment = {
  open: () => Wire
  now: () => number
  random: () => number
  /** Calls back after so many milliseconds; what it returns calls it off. */
  after: (milliseconds: number, then: () => void) => () => void
  onState: (state: ConnectionState) => void
  onFrame: (frame: ServerFrame) => void
  /** The session behind it is over, or another one. */
  onSessionOver: () => void
}

/** Seconds before each further attempt; the last one counts for all that follow. */
const delays = [1, 2, 5, 10]

/** Milliseconds in which a heartbeat is answered, or nobody is there; and where the browser itself says that it has no way. */
const patience = 10_000
const doubt = 1_000

/** One socket that is kept open: it joins again after whatever closes it, and goes on where it was. */
export function createReconnectingSocket({
  open,
  now,
  random,
  after,
  onState,
  onFrame,
  onSessionOver,
}: Environment) {
  let state: ConnectionState = 'closed'
  let wire: Wire | undefined
  /** How far this browser has been told; undefined before it was ever greeted. */
  let told: number | undefined
  let attempt = 0
  let joinedAt = 0
  let callOff = () => {}
  let [sent, since]: [number, number] = [0, 0]
  const waiting: BrowserFrame[] = []

  function set(next: ConnectionState) {
    if (state === next) return
    state = next
    onState(next)
  }

  function join() {
    callOff()
    set('joining')
    const mine = open()
    wire = mine
    mine.onmessage = ({ data }) => hear(mine, JSON.parse(String(data)) as ServerFrame)
    mine.onclose = ({ code }) => lose(mine, code)
    callOff = after(patience, () => drop(mine))
  }

  function hear(mine: Wire, frame: ServerFrame) {
    if (wire !== mine) return
    if (frame.type === 'hello') {
      joinedAt = now()
      const before = told
      told ??= frame.last
      set('joined')
      if (before !== undefined) write({ type: 'resume', after: before })
    } else if (frame.type === 'reset') told = frame.last
    else if (frame.type === 'change') {
      // What came before is here already, and what comes too early comes once more in its turn.
      if (frame.sequence !== (told ?? 0) + 1) return
      told = frame.sequence
    }
    callOff()
    callOff = after(beatEvery * 1_000, () => beat())
    onFrame(frame)
  }

  function beat(within = patience) {
    callOff()
    const mine = wire
    if (state !== 'joined' || !mine) return
    write({ type: 'beat' })
    callOff = after(within, () => drop(mine))
  }

  /** Nobody has answered: whether or not the connection knows it, it is gone. */
  function drop(mine: Wire) {
    mine.close()
    lose(mine, 0)
  }

  function lose(mine: Wire, code: number) {
    if (wire !== mine) return
    wire = undefined
    callOff()
    waiting.length = 0
    if (state === 'leaving') return set('closed')
    if (code === closings.sessionOver) {
      set('closed')
      return onSessionOver()
    }
    if (state === 'joined' && now() - joinedAt > 5_000) attempt = 0
    set('joining')
    const delay = (delays[Math.min(attempt, delays.length - 1)] ?? 0) * 1_000
    attempt++
    callOff = after(delay * (0.5 + random()), join)
  }

  function write(frame: BrowserFrame) {
    if (now() - since >= 1_000) [sent, since] = [0, now()]
    // One is left for whoever else counts a second from another moment on.
    if (sent >= frameLimits.perSecond / 2) {
      if (waiting.push(frame) === 1) after(1_000 - (now() - since), writeWaiting)
      return
    }
    sent++
    // A connection may have closed before its page hears of it; sending would only fill the console.
    if (wire?.readyState === WebSocket.OPEN) wire.send(JSON.stringify(frame))
  }

  function writeWaiting() {
    for (const frame of waiting.splice(0)) write(frame)
  }

  return {
    state: () => state,
    told: () => told,
    /** Opens it, and goes on after `from`, where another tab has been until now. */
    start(from?: number) {
      told = from ?? told
      attempt = 0
      if (state === 'leaving') lose(wire as Wire, 0)
      if (state === 'closed') join()
    },
    /** Ends it for good; whoever starts it again begins anew. */
    stop() {
      told = undefined
      callOff()
      if (!wire) return set('closed')
      set('leaving')
      const mine = wire
      mine.close()
      callOff = after(2_000, () => lose(mine, 0))
    },
    /** There may be a way again: it is tried now. */
    try() {
      if (state === 'joined') beat()
      else if (state === 'joining' && !wire) join()
    },
    /** There may be no way any more: it is asked now, and not waited for long. */
    doubt: () => beat(doubt),
    /** Said now or not at all. */
    send(frame: BrowserFrame) {
      if (state === 'joined') write(frame)
    },
  }
}
