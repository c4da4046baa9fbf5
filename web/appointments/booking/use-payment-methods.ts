import { useCallback, useState } from 'react'
import { listPaymentMethods } from '#contract/money/cards.ts'
import { fromWallet, readWallet } from '#contract/money/wallet.ts'
import { useRead } from '#web/app/query.ts'

/** The form of the payment service, which uses no saved card. */
export const hostedForm = 'form'

/**
 * The payment methods for a price. The wallet is optional; the rest is charged to the default card, another card, or
 * the form if there is no card.
 */
export function usePaymentMethods(price: number) {
  const { data, refetch: readCards } = useRead(listPaymentMethods, {})
  const { data: wallet, refetch: readBalance } = useRead(readWallet, {})
  const [usesWallet, setUsesWallet] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const possible = wallet ? fromWallet(wallet.available, price) : 0
  const byWallet = usesWallet ? possible : 0
  const cards = data?.paymentMethods.filter(({ hasExpired }) => !hasExpired) ?? []
  const isThere = chosen === hostedForm || cards.some(({ id }) => id === chosen)
  const value = (isThere ? chosen : cards[0]?.id) ?? hostedForm
  const rest = Math.round((price - byWallet) * 100) / 100
  const card = value === hostedForm || rest === 0 ? null : value
  const readAgain = useCallback(() => {
    readCards()
    readBalance()
  }, [readCards, readBalance])
  return { cards, value, choose: setChosen, possible, byWallet, setUsesWallet, rest, card, readAgain }
}

export type PaymentMethodsRead = ReturnType<typeof usePaymentMethods>
