import { useCallback, useEffect, useState } from 'react'
import type { CallEnding } from '#contract/calls.ts'
import type { LobbyState } from './lobby-state.ts'

/** How the reader left the call. */
export type CallEnd = CallEnding | 'left'

type Room = { visit: number | null; visits: number; ended: CallEnd | null }

/**
 * Whether the reader is in the call. It ends as soon as the appointment or the call itself says so, whichever comes
 * first.
 */
export function useRoom(isOpen: boolean, state: LobbyState, onOut: () => void) {
  const [call, setCall] = useState<Room>({ visit: null, visits: 0, ended: null })
  const end = useCallback(
    (ended: CallEnd) => {
      setCall(({ visits }) => ({ visit: null, visits, ended }))
      if (ended !== 'left') onOut()
    },
    [onOut],
  )
  const isIn = call.visit !== null
  useEffect(() => {
    if (isIn && !isOpen) end(endings[state])
  }, [isIn, isOpen, state, end])
  const join = () => setCall(({ visits }) => ({ visit: visits + 1, visits: visits + 1, ended: null }))
  return { call, join, end }
}

const endings: Readonly<Record<LobbyState, CallEnding>> = {
  cancelled: 'cancelled',
  completed: 'completed',
  pending: 'not_confirmed',
  in_person: 'unavailable',
  early: 'moved',
  opening: 'moved',
  open: 'elsewhere',
  closed: 'over',
}
