import { useEffect, useState } from 'react'
import { payForAppointment } from '#contract/money/pay-for-appointment.ts'
import { concludePayment, payWithCard } from '#contract/money/payments.ts'
import type { SentTo } from '#contract/route.ts'
import { notPaid } from '#copy/money/not-paid.ts'
import type { ApiError } from '#web/app/api-error.ts'
import { useChange } from '#web/app/query.ts'
import type { PaymentEvents } from './payment-method.ts'

type Opened = { url: string | null; payment: string }

/** Completes an opened payment: with a saved card, on the page of the payment service, or by the wallet alone. */
export function useSettling(card: string | null, hear: PaymentEvents) {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    // The browser may restore this page when the reader goes back.
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
    onDone: ({ outcome, appointment, url }, { payment }) => {
      if (url) return leaveFor(url)
      if (outcome === 'paid' && appointment) return hear.onBooked(appointment)
      if (outcome === 'not_paid') return hear.onNotPaid(notPaid.declined)
      hear.onUnclear(payment)
    },
    onRefused: (refused, { payment }) => {
      if (isUnclear(refused)) return hear.onUnclear(payment)
      if (refused.code === 'not_found') return hear.onNotPaid(notPaid.cardGone)
      hear.onRefused(refused)
    },
  })
  const concluding = useChange(concludePayment, {
    onDone: ({ outcome, appointment }, { payment }) =>
      outcome === 'paid' && appointment ? hear.onBooked(appointment) : hear.onUnclear(payment),
    onRefused: (refused, { payment }) =>
      isUnclear(refused) ? hear.onUnclear(payment) : hear.onRefused(refused),
  })
  return {
    settle: ({ url, payment }: Opened) => {
      if (card) charging.mutate({ payment, card })
      else if (url) leaveFor(url)
      // The wallet pays the whole amount.
      else concluding.mutate({ payment })
    },
    isBusy: charging.isPending || concluding.isPending || isLeaving,
  }
}

/** It is unknown whether the payment went through: the answer was lost, or the payment service gave none. */
const isUnclear = ({ code }: ApiError) => code === 'unavailable' || code === 'gateway_unreachable'

/** Pays for a booking. */
export function usePayment(card: string | null, hear: PaymentEvents) {
  const { settle, isBusy } = useSettling(card, hear)
  const opening = useChange(payForAppointment, {
    onDone: ({ url, appointment, payment, seconds }) => {
      if (appointment) return hear.onBooked(appointment)
      if (seconds !== null) hear.onKept(seconds)
      if (payment) settle({ url, payment })
    },
    onRefused: hear.onRefused,
  })
  return {
    mutate: (asked: SentTo<typeof payForAppointment>) => opening.mutate(asked),
    isBusy: opening.isPending || isBusy,
  }
}
