import type { Hearing, Way } from './payment-method.ts'
import { WaysToPay } from './payment-methods.tsx'
import { usePayWith } from './use-pay-with.ts'

type PayWithProps = { amount: number; hear: Hearing; onWay: (way: Way) => void }

export function PayWith({ amount, hear, onWay }: PayWithProps) {
  return <WaysToPay ways={usePayWith(amount, hear, onWay)} />
}
