import { useEffect, useRef, useState } from 'react'
import type { Party } from '#contract/appointments/appointment.ts'
import { onFrame, sendFrame, useConnection } from '#web/app/socket.ts'
import { noteActivity } from '#web/app/user-activity.ts'
import type { DeviceChoice, DeviceFault } from '../open-devices.ts'
import { type Call, type CallState, openCall } from './open-call.ts'
import type { Lost } from './own-media.ts'

type CallUse = {
  id: string
  party: Party
  /** Null until they are known. */
  servers: readonly RTCIceServer[] | null
  chosen: DeviceChoice
  wants: { microphone: boolean; camera: boolean }
  onFault: (fault: DeviceFault) => void
  onLost: (what: Lost) => void
}

/** Enters with the screen and leaves with it, or with the document. */
export function useCall(use: CallUse): { state: CallState | null; call: Call | null } {
  const { id, party, servers } = use
  const [state, setState] = useState<CallState | null>(null)
  const [call, setCall] = useState<Call | null>(null)
  const latest = useRef(use)
  latest.current = use
  useEffect(() => {
    if (!servers) return
    const { chosen, wants, onFault, onLost } = latest.current
    const entered = openCall({
      id,
      party,
      servers,
      chosen,
      socket: { send: sendFrame, hear: onFrame },
      onState: setState,
      onLost,
    })
    let isGone = false
    const leave = () => {
      isGone = true
      entered.leave()
    }
    setCall(entered)
    entered.devices.open(wants).then((fault) => fault && !isGone && onFault(fault))
    // Who talks touches nothing for an hour, and is there.
    const talking = setInterval(noteActivity, 15_000)
    // Before the socket goes.
    addEventListener('pagehide', leave, { capture: true })
    return () => {
      clearInterval(talking)
      removeEventListener('pagehide', leave, { capture: true })
      leave()
    }
  }, [id, party, servers])

  // Whoever has to answer the browser's question about devices first is there all the same.
  const isJoined = useConnection() === 'joined'
  useEffect(() => {
    if (isJoined) call?.stay()
  }, [isJoined, call])
  return { state, call }
}
