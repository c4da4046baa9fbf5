import { type BrowserFrame, beatEvery, closings, frameLimits, type ServerFrame } from '#contract/realtime.ts'

/** `joining`: connecting, for the first time or again. */
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
  /** Calls back after so many milliseconds; the returned function cancels it. */
  after: (milliseconds: number, then: () => void) => () => void
  onState: (state: ConnectionState) => void
  onFrame: (frame: ServerFrame) => void
  /** The session that opened the socket has ended or was replaced. */
  onSessionOver: () => void
}

/** Seconds before each further attempt; the last value is used for all later ones. */
const delays = [1, 2, 5, 10]

/** Milliseconds to wait for the answer to a heartbeat; `doubt` once the browser reports that it is offline. */
const patience = 10_000
const doubt = 1_000

/** One socket that reconnects after every loss and resumes with the frames it has missed. */
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
  /** The number of the last change received; undefined before the first greeting. */
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
      // Earlier changes were received already, and later ones will be sent again in order.
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

  /** Without an answer the connection counts as lost, even if the browser believes that it is open. */
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
    // The server's seconds begin at other moments than these, so only half of its limit is used.
    if (sent >= frameLimits.perSecond / 2) {
      if (waiting.push(frame) === 1) after(1_000 - (now() - since), writeWaiting)
      return
    }
    sent++
    // A connection may be closed before its event arrives; sending then would only log an error.
    if (wire?.readyState === WebSocket.OPEN) wire.send(JSON.stringify(frame))
  }

  function writeWaiting() {
    for (const frame of waiting.splice(0)) write(frame)
  }

  return {
    state: () => state,
    told: () => told,
    /** Connects, and resumes after `from` if another tab held the socket until now. */
    start(from?: number) {
      told = from ?? told
      attempt = 0
      if (state === 'leaving') lose(wire as Wire, 0)
      if (state === 'closed') join()
    },
    /** Closes the connection for good; the next start begins without a history. */
    stop() {
      told = undefined
      callOff()
      if (!wire) return set('closed')
      set('leaving')
      const mine = wire
      mine.close()
      callOff = after(2_000, () => lose(mine, 0))
    },
    /** The browser may be online again: connect without waiting for the delay. */
    try() {
      if (state === 'joined') beat()
      else if (state === 'joining' && !wire) join()
    },
    /** The browser may be offline: check with a short time limit. */
    doubt: () => beat(doubt),
    /** Sends the frame if connected; otherwise drops it. */
    send(frame: BrowserFrame) {
      if (state === 'joined') write(frame)
    },
  }
}
