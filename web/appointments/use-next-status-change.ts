import { useEffect, useState } from 'react'
import type { Appointment } from '#contract/appointments/appointment.ts'
import { nextTurningPoint } from './next-status-change.ts'

/** Reads anew when a call opens, when something starts or ends, and when a request lapses. */
export function useTurningPoints(appointments: readonly Appointment[], readAnew: () => void) {
  const [passed, setPassed] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next one is looked for once one has passed
  useEffect(() => {
    const next = nextTurningPoint(appointments, Date.now())
    if (next === null) return
    const timer = setTimeout(
      () => {
        if (Date.now() >= next) readAnew()
        setPassed((before) => before + 1)
      },
      Math.min(next - Date.now() + afterwards, longest),
    )
    return () => clearTimeout(timer)
  }, [appointments, readAnew, passed])
}

/** Milliseconds: the server's clock may be a little behind, and timers know no more than 24 days. */
const afterwards = 1_000
const longest = 86_400_000
