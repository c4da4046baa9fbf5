import { useState } from 'react'
import { listPaymentMethods } from '#contract/payment-methods.ts'
import { fromWallet, readWallet } from '#contract/wallet.ts'
import { useRead } from '#web/lib/query.ts'

/** On the page of the payment service, where nothing that is saved is used. */
export const byForm = 'form'

/**
 * With what somebody pays a price: the wallet for those who wish, and for the rest the default card unless another one is
 * chosen, or the form where there is none.
 */
export function usePayWith(pays: boolean, price: number) {
  const live = ['payment_methods', 'payments'] as const
  const { data, refetch } = useRead(listPaymentMethods, {}, { enabled: pays, live })
  const wallet = useRead(readWallet, {}, { enabled: pays, live })
  const [usesWallet, setUsesWallet] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const possible = pays && wallet.data ? fromWallet(wallet.data.available, price) : 0
  const byWallet = usesWallet ? possible : 0
  const cards = (pays && data?.paymentMethods.filter(({ hasExpired }) => !hasExpired)) || []
  const isThere = chosen === byForm || cards.some(({ id }) => id === chosen)
  const value = (isThere ? chosen : cards[0]?.id) ?? byForm
  const rest = Math.round((price - byWallet) * 100) / 100
  return {
    cards,
    value,
    choose: setChosen,
    refetch: () => Promise.all([refetch(), wallet.refetch()]),
    card: value === byForm || rest === 0 ? null : value,
    /** What the wallet could pay of it, and what it is to pay. */
    possible,
    byWallet,
    setUsesWallet,
    rest,
  }
}

export type PayWith = ReturnType<typeof usePayWith>
