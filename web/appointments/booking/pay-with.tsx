import { useLayoutEffect } from 'react'
import { useLatest } from '#web/lib/use-latest.ts'
import type { PaymentEvents, PaymentMethod } from './payment-method.ts'
import { PaymentMethods } from './payment-methods.tsx'
import { usePayment } from './use-payment.ts'
import { usePaymentMethods } from './use-payment-methods.ts'

type PayWithProps = { amount: number; hear: PaymentEvents; onWay: (way: PaymentMethod) => void }

export function PayWith({ amount, hear, onWay }: PayWithProps) {
  return <PaymentMethods ways={usePayWith(amount, hear, onWay)} />
}

/** The payment methods of a booking; reports the chosen one to the component that sends the booking. */
function usePayWith(price: number, hear: PaymentEvents, onWay: (way: PaymentMethod) => void) {
  const ways = usePaymentMethods(price)
  const { card, byWallet, rest, readAgain } = ways
  const { mutate, isBusy } = usePayment(card, hear)
  const pay = useLatest(mutate)
  // A layout effect, so that a press right after the render already uses the method that is shown.
  useLayoutEffect(() => {
    onWay({ card, byWallet, rest, pay: (asked) => pay.current(asked), isBusy, readAgain })
  }, [card, byWallet, rest, isBusy, readAgain, onWay, pay])
  return ways
}
