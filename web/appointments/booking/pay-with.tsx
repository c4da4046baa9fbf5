import { usePayWith } from './use-pay-with.ts'
import type { Hearing, Way } from './way.ts'
import { WaysToPay } from './ways-to-pay.tsx'

type PayWithProps = { amount: number; hear: Hearing; onWay: (way: Way) => void }

export function PayWith({ amount, hear, onWay }: PayWithProps) {
  return <WaysToPay ways={usePayWith(amount, hear, onWay)} />
}
