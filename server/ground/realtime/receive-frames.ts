import type { RawData } from 'ws'
import type * as z from 'zod/mini'
import { browserFrames, frameLimits } from '#contract/realtime.ts'
import type { House } from '../house.ts'
import { Refusal } from '../http/refusal.ts'
import { traceOf } from '../log.ts'
import type { SocketHandler } from './on-frame.ts'
import { dismiss, type OpenSocket, send } from './sockets.ts'

/** The most frames of one socket that may wait for earlier ones. */
const mostWaiting = 100

const shapes: Record<string, z.ZodMiniObject> = browserFrames

/** Handles the frames of one socket one after the other, within its limits and as the contract defines them. */
export function receiveFrames(
  house: House,
  socket: OpenSocket,
  socketHandlers: readonly SocketHandler[],
  catchUp: (socket: OpenSocket) => void,
): (data: RawData, isBinary: boolean) => void {
  const isTooMuch = overLimit(frameLimits.perSecond * house.settings.rateLimitScale)
  let line: Promise<void> = Promise.resolve()
  let waiting = 0
  let hasResumed = false

  return (data, isBinary) => {
    // A dismissed socket may still be sending.
    if (socket.wire.readyState !== socket.wire.OPEN) return
    if (isBinary || isTooMuch(performance.now())) return dismiss(socket, 'misused')
    const frame = readFrame(String(data))
    if (!frame) return dismiss(socket, 'misused')
    if (frame.type === 'beat') {
      send(socket, { type: 'beat' })
      return catchUp(socket)
    }
    if (frame.type === 'resume') {
      // Allowed once, after the greeting: catching up on many changes is expensive.
      if (socket.lastSent === null || hasResumed) return dismiss(socket, 'misused')
      hasResumed = true
      socket.lastSent = frame.after as number
      return catchUp(socket)
    }
    // While the database is away, the queue must not grow without limit.
    if (waiting >= mostWaiting) return dismiss(socket, 'again')
    waiting++
    line = line.then(() => work(frame))
  }

  async function work(frame: Frame) {
    waiting--
    for (const { type, handle } of socketHandlers) {
      if (type !== frame.type) continue
      try {
        await handle(house, socket, frame as never, house.clock.now())
      } catch (fault) {
        if (fault instanceof Refusal) send(socket, { type: 'refused', of: frame.type, code: fault.code })
        else house.log('warn', 'frame.failed', { type: frame.type, ...traceOf(fault) })
      }
    }
  }
}

type Frame = { type: string } & Record<string, unknown>

function readFrame(text: string): Frame | null {
  try {
    const { type, ...facts } = JSON.parse(text)
    const read = Object.hasOwn(shapes, type) ? shapes[type]?.safeParse(facts) : undefined
    return read?.success ? { ...read.data, type } : null
  } catch {
    return null
  }
}

/** Allows `most` frames per second; frames that one second leaves unused are no credit for the next. */
function overLimit(most: number): (now: number) => boolean {
  let [count, since] = [0, 0]
  return (now) => {
    if (now - since >= 1_000) [count, since] = [0, now]
    count++
    return count > most
  }
}
