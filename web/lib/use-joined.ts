import { useEffect, useEffectEvent } from 'react'
import { listNow, type Party } from '#contract/appointments/appointment.ts'
import { useRead } from '../app/query.ts'
import { onFrame } from '../app/socket.ts'

/** The ids of current appointments in whose call the other side already is. */
export function useJoined(party: Party): readonly string[] {
  const { data, refetch } = useRead(listNow, {})
  const joined = data?.joined ?? none
  const hear = useEffectEvent((appointment: string, isThere: boolean) => {
    if (isThere !== joined.includes(appointment)) refetch()
  })
  useEffect(
    () =>
      onFrame('call.seats', ({ appointment, patient, dietitian }) =>
        hear(appointment, (party === 'patient' ? dietitian : patient) !== null),
      ),
    [party],
  )
  return joined
}

const none: readonly string[] = []
