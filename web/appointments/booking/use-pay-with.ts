import { useState } from 'react'
import { listPaymentMethods } from '#contract/payment-methods.ts'
import { useRead } from '#web/lib/query.ts'

/** On the page of the payment service, where nothing that is saved is used. */
export const byForm = 'form'

/** With what somebody pays: the default card unless another one is chosen, and the form where there is none. */
export function usePayWith(pays: boolean) {
  const { data, refetch } = useRead(listPaymentMethods, {}, { enabled: pays, live: ['payment_methods'] })
  const [chosen, setChosen] = useState<string>()
  const cards = (pays && data?.paymentMethods.filter(({ hasExpired }) => !hasExpired)) || []
  const isThere = chosen === byForm || cards.some(({ id }) => id === chosen)
  const value = (isThere ? chosen : cards[0]?.id) ?? byForm
  return { cards, value, choose: setChosen, refetch, card: value === byForm ? null : value }
}

export type PayWith = ReturnType<typeof usePayWith>
