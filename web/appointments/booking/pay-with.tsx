import type { PaymentEvents, PaymentMethod } from './payment-method.ts'
import { PaymentMethods } from './payment-methods.tsx'
import { usePayWith } from './use-pay-with.ts'

type PayWithProps = { amount: number; hear: PaymentEvents; onWay: (way: PaymentMethod) => void }

export function PayWith({ amount, hear, onWay }: PayWithProps) {
  return <PaymentMethods ways={usePayWith(amount, hear, onWay)} />
}
