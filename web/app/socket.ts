import { useEffect, useSyncExternalStore } from 'react'
import type { BrowserFrame, Change, ServerFrame, Topic } from '#contract/realtime.ts'
import { whenIdle } from '../lib/when-idle.ts'
import type { ConnectionState } from './reconnecting-socket.ts'

type Frame<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>

/**
 * Subscribes to changes of a topic; `null` means that any number of changes may have been missed. Returns the
 * unsubscriber.
 */
export function onChange<T extends Topic>(topic: T, hear: (change: Change<T> | null) => void): () => void {
  const hearer = (change: Change | null) => {
    if (change === null || change.topic === topic) hear(change as Change<T> | null)
  }
  changeHearers.add(hearer)
  begin()
  return () => void changeHearers.delete(hearer)
}

/** Subscribes to frames of one type, which are not stored. */
export function onFrame<Type extends ServerFrame['type']>(
  type: Type,
  hear: (frame: Frame<Type>) => void,
): () => void {
  const hearer = (frame: ServerFrame) => {
    if (frame.type === type) hear(frame as Frame<Type>)
  }
  frameHearers.add(hearer)
  begin()
  return () => void frameHearers.delete(hearer)
}

/** Sends a frame that is not stored: now, or not at all if there is no connection. */
export function sendFrame(frame: BrowserFrame) {
  begin()
  held?.send(frame)
}

/** Whether changes made elsewhere arrive here. */
export function useConnection(): ConnectionState {
  useEffect(begin, [])
  return useSyncExternalStore(subscribe, currentConnection, () => 'closed')
}

export const currentConnection = () => state

const changeHearers = new Set<(change: Change | null) => void>()
const frameHearers = new Set<(frame: ServerFrame) => void>()
const stateHearers = new Set<() => void>()
let state: ConnectionState = 'closed'
let held: { send: (frame: BrowserFrame) => void } | undefined
let isBegun = false

function subscribe(changed: () => void) {
  stateHearers.add(changed)
  return () => void stateHearers.delete(changed)
}

/** The code of the socket is loaded when the page is idle. */
function begin() {
  if (isBegun) return
  isBegun = true
  const load = async () => {
    const { openSharedSocket } = await import('./shared-socket.ts')
    held = openSharedSocket({
      onState(next) {
        state = next
        for (const changed of stateHearers) changed()
      },
      onFrame(frame) {
        for (const hear of frameHearers) hear(frame)
        if (frame.type === 'change') for (const hear of changeHearers) hear(frame.change as Change)
        if (frame.type === 'reset') for (const hear of changeHearers) hear(null)
      },
    })
  }
  const connect = () => whenIdle(load)
  if (document.readyState === 'complete') connect()
  else addEventListener('load', connect, { once: true })
}
