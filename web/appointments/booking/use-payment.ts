import { useEffect, useState } from 'react'
import { listAppointments } from '#contract/appointments/appointment.ts'
import { listSlots } from '#contract/availability.ts'
import { readDietitian } from '#contract/directory.ts'
import { payForAppointment } from '#contract/paying.ts'
import { useChange } from '#web/lib/query.ts'
import type { Refused } from '#web/lib/refused.ts'

type Hearing = {
  /** The browser is on its way to the payment service. */
  onLeave: () => void
  /** It is booked already. */
  onBooked: (appointment: string) => void
  onRefused: (refused: Refused) => void
}

/** The way to the page of the payment service. */
export function usePayment({ onLeave, onBooked, onRefused }: Hearing) {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    // Whoever goes back may find this page as it was left.
    const comeBack = () => setLeaving(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  const { mutate, isPending } = useChange(payForAppointment, {
    stale: [listSlots, listAppointments, readDietitian],
    onDone: ({ url, appointment }) => {
      if (appointment) return onBooked(appointment)
      if (!url) return
      onLeave()
      setLeaving(true)
      window.location.assign(url)
    },
    onRefused,
  })
  return { mutate, isBusy: isPending || isLeaving }
}
