import { useEffect, useState } from 'react'
import { listAppointments } from '#contract/appointments/appointment.ts'
import { listSlots } from '#contract/availability.ts'
import { readDietitian } from '#contract/directory.ts'
import { concludePayment, payWithCard } from '#contract/paid.ts'
import { payForAppointment } from '#contract/paying.ts'
import type { SentTo } from '#contract/route.ts'
import { notPaid } from '#copy/paying/not-paid.ts'
import { useChange } from '#web/lib/query.ts'
import type { Hearing } from './way.ts'

const stale = [listSlots, listAppointments, readDietitian]

/** With a saved card, or on the page of the payment service. */
export function usePayment(card: string | null, hear: Hearing) {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    // Whoever goes back may find this page as it was left.
    const comeBack = () => setLeaving(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  const leaveFor = (url: string) => {
    hear.onLeave()
    setLeaving(true)
    window.location.assign(url)
  }
  const charging = useChange(payWithCard, {
    stale,
    onDone: ({ outcome, appointment, url }, { payment }) => {
      if (url) return leaveFor(url)
      if (outcome === 'paid' && appointment) return hear.onBooked(appointment)
      if (outcome === 'not_paid') return hear.onNotPaid(notPaid.declined)
      hear.onUnclear(payment)
    },
    onRefused: (refused) =>
      refused.code === 'not_found' ? hear.onNotPaid(notPaid.cardGone) : hear.onRefused(refused),
  })
  const concluding = useChange(concludePayment, {
    stale,
    onDone: ({ outcome, appointment }, { payment }) =>
      outcome === 'paid' && appointment ? hear.onBooked(appointment) : hear.onUnclear(payment),
    onRefused: hear.onRefused,
  })
  const opening = useChange(payForAppointment, {
    stale,
    onDone: ({ url, appointment, payment, seconds }) => {
      if (appointment) return hear.onBooked(appointment)
      if (seconds !== null) hear.onKept(seconds)
      if (card && payment) return charging.mutate({ payment, card })
      if (url) return leaveFor(url)
      // The wallet pays all of it.
      if (payment) concluding.mutate({ payment })
    },
    onRefused: hear.onRefused,
  })
  return {
    mutate: (asked: SentTo<typeof payForAppointment>) => opening.mutate(asked),
    isBusy: opening.isPending || charging.isPending || concluding.isPending || isLeaving,
  }
}
