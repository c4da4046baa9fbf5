import { useEffect, useEffectEvent, useState } from 'react'
import type { Party } from '#contract/appointments/appointment.ts'
import { onFrame, sendFrame, useConnection } from '#web/app/socket.ts'
import { noteActivity } from '#web/app/user-activity.ts'
import type { DeviceChoice, DeviceFault } from '../open-devices.ts'
import { type Call, type CallState, openCall } from './open-call.ts'
import type { Lost } from './own-media.ts'

type CallUse = {
  id: string
  party: Party
  /** Null until they are loaded. */
  servers: readonly RTCIceServer[] | null
  chosen: DeviceChoice
  wants: { microphone: boolean; camera: boolean }
  onFault: (fault: DeviceFault) => void
  onLost: (what: Lost) => void
}

/** Joins when mounted, and leaves on unmount or when the document is closed. */
export function useCall(use: CallUse): { state: CallState | null; call: Call | null } {
  const { id, party, servers } = use
  const [state, setState] = useState<CallState | null>(null)
  const [call, setCall] = useState<Call | null>(null)
  const latest = useEffectEvent(() => use)
  useEffect(() => {
    if (!servers) return
    const { chosen, wants, onFault, onLost } = latest()
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
    // A person in a call may not touch the device for an hour, but is active.
    const talking = setInterval(noteActivity, 15_000)
    // Before the socket is closed.
    addEventListener('pagehide', leave, { capture: true })
    return () => {
      clearInterval(talking)
      removeEventListener('pagehide', leave, { capture: true })
      leave()
    }
  }, [id, party, servers])

  // Joins even while the browser's permission dialog is open.
  const isJoined = useConnection() === 'joined'
  useEffect(() => {
    if (isJoined) call?.stay()
  }, [isJoined, call])
  return { state, call }
}
