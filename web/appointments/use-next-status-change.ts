import { useEffect, useState } from 'react'
import type { Appointment } from '#contract/appointments/appointment.ts'
import { nextTurningPoint } from './next-status-change.ts'

/** Reads again when a call opens, an appointment starts or ends, a request lapses, and at one extra moment. */
export function useTurningPoints(
  appointments: readonly Appointment[],
  readAnew: () => void,
  besides: string | null = null,
) {
  const [passed, setPassed] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks for the next moment once one has passed
  useEffect(() => {
    const now = Date.now()
    const moments = [nextTurningPoint(appointments, now), besides && Date.parse(besides)]
    const ahead = moments.filter((at) => typeof at === 'number' && at > now) as number[]
    if (ahead.length === 0) return
    const next = Math.min(...ahead)
    const timer = setTimeout(
      () => {
        if (Date.now() >= next) readAnew()
        setPassed((before) => before + 1)
      },
      Math.min(next - Date.now() + afterwards, longest),
    )
    return () => clearTimeout(timer)
  }, [appointments, readAnew, besides, passed])
}

/** Milliseconds: the server's clock may be a little behind, and timers are limited to 24 days. */
const afterwards = 1_000
const longest = 86_400_000
